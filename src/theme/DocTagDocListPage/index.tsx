// Change: one row a document, in place of headings with paragraphs. Ejected: the original's item is no component.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames, usePluralForm } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import { Row, Rows } from '@site/src/components/Rows';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import type { Props } from '@theme/DocTagDocListPage';
import SearchMetadata from '@theme/SearchMetadata';

function usePageTitle({ tag }: Props): string {
  const { selectMessage } = usePluralForm();
  const nDocsTagged = selectMessage(
    tag.count,
    translate(
      {
        id: 'theme.docs.tagDocListPageTitle.nDocsTagged',
        description: 'Number of documents with a tag: plural forms separated by "|"',
        message: '{count} bài',
      },
      { count: tag.count },
    ),
  );
  return translate(
    {
      id: 'theme.docs.tagDocListPageTitle',
      description: 'The title of the page for a docs tag',
      message: '{nDocsTagged} có thẻ “{tagName}”',
    },
    { nDocsTagged, tagName: tag.label },
  );
}

export default function DocTagDocListPage(props: Props): ReactNode {
  const { tag } = props;
  const title = usePageTitle(props);
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.page.docsTagDocListPage)}>
      <PageMetadata title={title} description={tag.description} />
      <SearchMetadata tag="doc_tag_doc_list" />
      <div className="container margin-vert--lg">
        <div className="row">
          <main className="col col--9">
            {tag.unlisted && <Unlisted />}
            <header className="margin-bottom--md">
              <h1>{title}</h1>
              {tag.description && <p>{tag.description}</p>}
              <Link href={tag.allTagsPath}>
                <Translate id="theme.tags.tagsPageLink" description="The label of the link targeting the tag list page">
                  Xem tất cả thẻ
                </Translate>
              </Link>
            </header>
            <Rows>
              {tag.items.map((doc) => (
                <Row
                  key={doc.id}
                  href={doc.permalink}
                  title={doc.title}
                  heading="h2"
                  {...(doc.description && { note: doc.description })}
                />
              ))}
            </Rows>
          </main>
        </div>
      </div>
    </HtmlClassNameProvider>
  );
}
