import { useId, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { PatternCount } from '../core/patternFilter';
import styles from './styles.module.css';

interface Props {
  patterns: readonly PatternCount[];
  total: number;
  chosen: string | undefined;
  onChoose: (pattern: string | undefined) => void;
}

/** Selects the pattern whose problems the table shows. */
export function PatternFilter({ patterns, total, chosen, onChoose }: Props): ReactNode {
  const id = useId();
  const all = translate(
    {
      id: 'problems.PatternFilter.all',
      message: 'Tất cả ({count})',
      description: 'Choice of the filter by pattern: all problems, with their number',
    },
    { count: total },
  );
  return (
    <p className={styles.filter}>
      <label htmlFor={id}>
        <Translate id="problems.PatternFilter.label" description="Label of the filter by pattern">
          Dạng bài
        </Translate>
      </label>
      <select
        id={id}
        className={styles.select}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? undefined : target.value)}
      >
        <option value="">{all}</option>
        {patterns.map(({ id: pattern, name, count }) => (
          <option key={pattern} value={pattern}>{`${name} (${count})`}</option>
        ))}
      </select>
    </p>
  );
}
