import { useId, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { ShownDataset } from '../core/problemView';
import styles from './styles.module.css';

interface Props {
  readonly datasets: readonly ShownDataset[];
  readonly chosen: number;
  readonly onChange: (index: number) => void;
}

/** Chooses the dataset that the approaches run on. */
export function Datasets({ datasets, chosen, onChange }: Props): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.datasets}>
      <legend>
        <Translate id="sqlLab.SqlApproaches.datasets" description="Name of the choice of rows that approaches run on">
          Chạy trên bộ dữ liệu
        </Translate>
      </legend>
      {datasets.map(({ id, title }, index) => (
        <label key={id} className={styles.dataset}>
          <input type="radio" name={name} value={id} checked={index === chosen} onChange={() => onChange(index)} />
          <span>{title ?? exampleTitle()}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Title of the example dataset, shown next to the titles of the edge datasets. */
export function exampleTitle(): string {
  return translate({
    id: 'sqlLab.SqlApproaches.example',
    message: 'Ví dụ của đề',
    description: 'Name of the rows of the example beside those of edge cases',
  });
}
