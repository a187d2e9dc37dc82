import { useId, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Fold } from '../../lab-kit/Fold';
import { LabBox, LabHead } from '../../lab-kit/LabBox';
import { NoScript } from '../../lab-kit/LabNote';
import type { LabPage } from '../core/lab/labPage';
import { useLabState } from '../Workbench/useLabState';
import { useRun } from '../Workbench/useRun';
import { Workbench } from '../Workbench';
import styles from './styles.module.css';

interface Props {
  /** Folder of the lab in `courses/k6`; the build adds its data as `lab`. */
  id: string;
  lab: LabPage;
  /** A small box for the prose: fewer controls, the summary first. */
  compact?: boolean;
}

/** A k6 script to edit and run, on a server whose capacity the reader sets. */
export function K6Lab({ lab, compact = false }: Props): ReactNode {
  const { id, title, intro, printed } = lab;
  useBrokenLinks().collectAnchor(id);
  const titleId = useId();
  const controls = useLabState(lab);
  const { run, start, stop, clear } = useRun(lab);
  return (
    <LabBox id={id} role="group" aria-labelledby={titleId} isLarge>
      <LabHead titleId={titleId} title={title} prompt={intro} />
      <NoScript />
      <Workbench
        lab={lab}
        controls={controls}
        run={run}
        onRun={() => start(controls.state)}
        onStop={stop}
        onReset={() => {
          controls.reset();
          clear();
        }}
        isCompact={compact}
        tellsCapacity={!compact && lab.sliders.some((name) => name === 'workers' || name === 'service')}
        before={printed && <Printed {...printed} />}
      />
    </LabBox>
  );
}

/** What the script prints at first, computed when the site was built. */
function Printed({ exitCode, summary }: NonNullable<LabPage['printed']>): ReactNode {
  return (
    <Fold
      summary={
        <Translate
          id="k6Lab.K6Lab.printed"
          description="Opens what the script prints at first, as computed by the build"
          values={{ code: exitCode }}
        >
          {'Script cho sẵn in ra gì (mã thoát {code}), tính lúc dựng trang'}
        </Translate>
      }
    >
      <pre className={styles.summary} translate="no">
        {summary}
      </pre>
    </Fold>
  );
}
