import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { TagCount } from '../core/filterWorks';
import styles from './styles.module.css';

interface Props {
  tags: readonly TagCount[];
  total: number;
  chosen: string | undefined;
  onChoose: (tag: string | undefined) => void;
}

/** One toggle button per tag. The filter needs JavaScript, so it stays invisible until the page is hydrated. */
export function TagFilter({ tags, total, chosen, onChoose }: Props): ReactNode {
  return (
    <div
      className={styles.filter}
      role="group"
      aria-label={translate({
        id: 'showcase.TagFilter.label',
        message: 'Lọc theo công nghệ',
        description: 'Name of the group of buttons that filter the showcase by tag',
      })}
    >
      <button
        type="button"
        className={styles.tag}
        aria-pressed={chosen === undefined}
        onClick={() => onChoose(undefined)}
      >
        <Translate id="showcase.TagFilter.all" description="Button that shows every work of the showcase">
          Tất cả
        </Translate>{' '}
        <span className={styles.count}>{total}</span>
      </button>
      {tags.map(({ tag, label, count }) => (
        <button
          key={tag}
          type="button"
          className={styles.tag}
          aria-pressed={tag === chosen}
          onClick={() => onChoose(tag)}
        >
          {label} <span className={styles.count}>{count}</span>
        </button>
      ))}
    </div>
  );
}
