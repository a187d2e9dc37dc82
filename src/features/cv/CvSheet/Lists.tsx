import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { formatResumeDate } from '../core/period';
import styles from './styles.module.css';

export interface Fact {
  name: string;
  /** The awarding body, the publisher or, for a language, the fluency. */
  from?: string;
  date?: string | undefined;
  url?: string | undefined;
  text?: string | undefined;
}

/** Short facts, one per line: what, from whom, when. */
export function FactList({ facts }: { facts: readonly Fact[] }): ReactNode {
  return (
    <ul className={styles.facts} role="list">
      {facts.map(({ name, from, date, url, text }) => (
        <li key={name}>
          <strong>{url ? <Link to={url}>{name}</Link> : name}</strong>
          {[from, date && formatResumeDate(date)].filter(Boolean).map((part) => (
            <span key={part}>, {part}</span>
          ))}
          {text && <span className={styles.text}>{text}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Keywords grouped under a name: the skills. */
export function KeywordGroups({
  groups,
}: {
  groups: readonly { name: string; keywords?: readonly string[] | undefined }[];
}): ReactNode {
  return (
    <dl className={styles.groups}>
      {groups.map(({ name, keywords = [] }) => (
        <div key={name} className={styles.group}>
          <dt>{name}</dt>
          <dd>{keywords.join(' · ')}</dd>
        </div>
      ))}
    </dl>
  );
}
