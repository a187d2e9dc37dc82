import { useState, type ReactNode } from 'react';
import { CodeText } from '@site/src/components/CodeText';
import { Approaches } from '../../lab-kit/Approaches';
import type { ApproachesView, ApproachView } from '../core/problemView';
import { ShownTables } from '../ShownTables';
import { SqlLab } from '../SqlLab/View';
import { Datasets } from './Datasets';
import { Verdicts } from './Verdicts';
import styles from './styles.module.css';

/** The approaches to a database problem, run on both engines on the dataset that the reader chooses. */
export function SqlApproaches({ view }: { readonly view: ApproachesView }): ReactNode {
  const { approaches, attempt, datasets } = view;
  const [chosen, setChosen] = useState(0);
  const dataset = datasets[chosen];
  return (
    <Approaches
      exercise={attempt}
      before={
        <div className={styles.rows}>
          <Datasets datasets={datasets} chosen={chosen} onChange={setChosen} />
          {dataset && <ShownTables tables={dataset.tables} />}
        </div>
      }
      approaches={approaches.map((approach) => ({
        id: approach.id,
        title: approach.title,
        section: approach.id,
        panel: <Approach approach={approach} at={chosen} />,
      }))}
    >
      <Verdicts view={view} />
    </Approaches>
  );
}

function Approach({ approach: { note, blocks }, at }: { approach: ApproachView; at: number }): ReactNode {
  return (
    <>
      {note && (
        <p className={styles.note}>
          <CodeText text={note} />
        </p>
      )}
      {blocks[at]?.map((block) => (
        <SqlLab key={`${block.id} ${at}`} id={block.id} block={block} />
      ))}
    </>
  );
}
