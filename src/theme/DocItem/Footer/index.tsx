// Change: adds the day of the last check above the footer of a document, and below it what a reader can take along, and the
// comments.
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-original/DocItem/Footer';
import { LastChecked } from '@site/src/components/LastChecked';
import { Comments } from '@site/src/features/comments/Comments';
import { PageEnd } from '@site/src/features/sharing/PageEnd';

export default function DocItemFooter(): ReactNode {
  const { frontMatter, metadata } = useDoc();
  const checked = (frontMatter as { last_checked?: unknown }).last_checked;
  return (
    <>
      <LastChecked date={checked} />
      <Footer />
      <PageEnd title={metadata.title} permalink={metadata.permalink} checked={checked} />
      <Comments />
    </>
  );
}
