// Change: uses the whole width, which its rows need, and the size of other titles. Ejected: the original's own rule for
// its width outweighs all others.
import type { ReactNode } from 'react';
import { useCurrentSidebarCategory } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocCardList from '@theme/DocCardList';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import styles from './styles.module.css';

export default function DocCategoryGeneratedIndexPage({ categoryGeneratedIndex }: Props): ReactNode {
  const { title, description, keywords, image, navigation } = categoryGeneratedIndex;
  const { items } = useCurrentSidebarCategory();
  return (
    <>
      <PageMetadata title={title} description={description} keywords={keywords} image={useBaseUrl(image)} />
      <div className={styles.generatedIndexPage}>
        <DocBreadcrumbs />
        <header>
          <h1>{title}</h1>
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </header>
        <DocCardList items={items} />
        <footer className="margin-top--md">
          <DocPaginator previous={navigation.previous} next={navigation.next} />
        </footer>
      </div>
    </>
  );
}
