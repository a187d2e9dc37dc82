import { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { CodeText } from '@site/src/components/CodeText';
import { useSolutionFold } from '@site/src/features/progress/useSolutionFold';
import { Tabs } from '../../code-lab/Tabs';
import type { ApproachesView, ApproachView } from '../core/problemView';
import { ShownTables } from '../ShownTables';
import { SqlLab } from '../SqlLab/View';
import { Datasets } from './Datasets';
import { Verdicts } from './Verdicts';
import styles from './styles.module.css';

/**
 * The approaches side by side, each run on the rows that the reader chooses, on both engines; folded until the reader
 * has tried or asks for them. The fold is the browser's own: it opens without JavaScript, and on paper.
 */
export function SqlApproaches({ view }: { readonly view: ApproachesView }): ReactNode {
  const { approaches, datasets } = view;
  const { isOpen, toggle } = useSolutionFold(view.attempt);
  const [chosen, setChosen] = useState(0);
  const dataset = datasets[chosen];
  return (
    <details className={styles.block} open={isOpen} onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
      <summary>
        <Translate id="sqlLab.SqlApproaches.show" description="Summary: opens the approaches to a problem">
          Xem các cách giải
        </Translate>
      </summary>
      <div className={styles.rows}>
        <Datasets datasets={datasets} chosen={chosen} onChange={setChosen} />
        {dataset && <ShownTables tables={dataset.tables} />}
      </div>
      <Tabs
        label={translate({
          id: 'sqlLab.SqlApproaches.tabs',
          message: 'Các cách giải',
          description: 'Name of the tabs with the approaches to a problem',
        })}
        tabs={approaches.map((approach) => ({
          id: approach.id,
          title: approach.title,
          panel: <Approach approach={approach} at={chosen} />,
        }))}
      />
      <Verdicts view={view} />
    </details>
  );
}

function Approach({ approach: { id, title, note, blocks }, at }: { approach: ApproachView; at: number }): ReactNode {
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
      <p className={styles.more}>
        <Link to={`#${id}`}>
          <Translate
            id="sqlLab.SqlApproaches.section"
            description="Link to the section that explains an approach"
            values={{ title }}
          >
            {'Giải thích: {title}'}
          </Translate>
        </Link>
      </p>
    </>
  );
}
