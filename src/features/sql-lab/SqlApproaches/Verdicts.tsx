import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { Mark } from '../../lab-kit/Mark';
import type { ApproachesView } from '../core/problemView';
import { StaticTable } from '../StaticTable';
import { exampleTitle } from './Datasets';
import styles from './styles.module.css';

/**
 * Shows whether each approach, and the naive answer, is right on each dataset, as the build determined on both engines.
 */
export function Verdicts({ view: { approaches, datasets, naive } }: { readonly view: ApproachesView }): ReactNode {
  const label = translate({
    id: 'sqlLab.SqlApproaches.verdicts',
    message: 'Kết quả của từng cách trên từng bộ dữ liệu',
    description: 'Name of the table of approaches and datasets',
  });
  return (
    <div className={styles.verdicts}>
      <StaticTable label={label}>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="sqlLab.SqlApproaches.approach" description="Column: name of an approach">
                Cách
              </Translate>
            </th>
            {datasets.map(({ id, title }) => (
              <th key={id} scope="col">
                {title ?? exampleTitle()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {approaches.map(({ id, title }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              {datasets.map((dataset) => (
                <td key={dataset.id}>
                  <Mark isRight />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">
              <Translate
                id="sqlLab.SqlApproaches.naive"
                description="Row: the naive answer and its name"
                values={{ title: naive.title }}
              >
                {'Ngây thơ: {title}'}
              </Translate>
            </th>
            {datasets.map(({ id }) => (
              <td key={id}>
                <Mark isRight={!naive.failsOn.includes(id)} />
              </td>
            ))}
          </tr>
        </tbody>
      </StaticTable>
      <p>
        <Translate
          id="sqlLab.SqlApproaches.proof"
          description="Below the approaches: the build has run each of them on every dataset"
          values={{ count: approaches.length, datasets: datasets.length }}
        >
          {
            '{count} cách cho cùng kết quả trên {datasets} bộ dữ liệu, trên SQLite và PostgreSQL; kiểm lại mỗi lần dựng trang.'
          }
        </Translate>
      </p>
    </div>
  );
}
