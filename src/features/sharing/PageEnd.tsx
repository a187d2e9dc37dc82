import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { isoDay } from '@site/src/core/isoDay';
import { PageTools } from './PageTools';

interface Props {
  readonly title: string;
  readonly permalink: string;
  /** The post's date; documents have none. */
  readonly published?: string;
  /** The front matter's `last_checked`. */
  readonly checked: unknown;
}

/** What a reader can take along from a document or post: its text, and its citation. */
export function PageEnd({ title, permalink, published, checked }: Props): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const address = permalink.replace(/(?<=.)\/$/, '');
  return (
    <PageTools
      copy={`${address}.md`}
      title={title}
      url={siteConfig.url + address}
      language={i18n.currentLocale}
      published={isoDay(published)}
      version={isoDay(checked)}
    />
  );
}
