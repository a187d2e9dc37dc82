// Change: adds the day of the last check above the footer of a document, and the comments below it.
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-original/DocItem/Footer';
import { LastChecked } from '@site/src/components/LastChecked';
import { Comments } from '@site/src/features/comments/Comments';

export default function DocItemFooter(): ReactNode {
  const { frontMatter } = useDoc();
  return (
    <>
      <LastChecked date={(frontMatter as { last_checked?: unknown }).last_checked} />
      <Footer />
      <Comments />
    </>
  );
}
