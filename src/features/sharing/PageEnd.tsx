import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PageTools } from './PageTools';

interface Props {
  readonly title: string;
  readonly permalink: string;
  /** The post's date; documents have none. */
  readonly published?: string;
  /** The front matter's `last_checked`. */
  readonly checked: unknown;
}

const dayOf = (date: unknown): string | undefined =>
  date instanceof Date || typeof date === 'string' ? new Date(date).toISOString().slice(0, 10) : undefined;

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
      published={dayOf(published)}
      version={dayOf(checked)}
    />
  );
}
