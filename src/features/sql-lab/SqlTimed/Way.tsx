import { useEffect, useId, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { GuessFirst } from '@site/src/components/GuessFirst';
import type { WayResult } from '../core/timing/measureWays';
import type { PlanNode } from '../core/plans/queryPlan';
import type { PlannedWay } from '../core/timing/timedQueries';
import type { EngineName, SqlError } from '../core/types';
import { QUERY_MS } from '../core/timing/wayLimits';
import { QueryPlan } from '../QueryPlan';
import { SqlEditor } from '../SqlEditor';
import { SqlErrorBox } from '../SqlErrorBox';
import { SYSTEM_NAMES } from '../systemNames';
import { useRememberedText } from '@site/src/components/CodeEditor/useRememberedText';
import styles from './styles.module.css';

interface Props {
  readonly way: PlannedWay;
  /** Key under which the reader's text is stored. */
  readonly storageKey: string;
  readonly engine: EngineName;
  readonly dataset: string;
  /** The result of the last measurement; until then, the plans from the build are shown. */
  readonly result?: WayResult | undefined;
  /** Whether these plans wait for the reader's prediction. */
  readonly predict?: boolean | undefined;
  /** The error in this way that ended the measurement. */
  readonly failure?: { readonly error: SqlError; readonly text: string } | undefined;
  readonly onText: (text: string) => void;
  readonly onSubmit: () => void;
}

/** One way of a timed block: its name, its editable SQL, and its plan. */
export function Way({
  way: { label, code, plans, isSlow },
  storageKey,
  engine,
  dataset,
  result,
  predict = false,
  failure: ofAll,
  onText,
  onSubmit,
}: Props): ReactNode {
  const labelId = useId();
  const { editor, text, remember } = useRememberedText(storageKey, code);

  useEffect(() => {
    onText(text);
    // The callback changes on every render, so it is not a dependency.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text]);

  // The build's plans apply only to its own text.
  const ofBuild = text === code ? (Object.entries(plans) as [EngineName, readonly PlanNode[]][]) : [];
  const measured = result?.outcome !== 'stopped' ? result?.plan : undefined;
  const shown = measured ? [[engine, measured] as const] : ofBuild;
  const failure = ofAll ?? (result?.outcome === 'failed' ? result : undefined);
  const drawn = (
    <div className={styles.plans}>
      {shown.map(([name, steps]) => (
        <div key={name} className={styles.plan} role="group" aria-label={SYSTEM_NAMES[name]}>
          <p className={styles.system}>{SYSTEM_NAMES[name]}</p>
          <QueryPlan steps={steps} />
        </div>
      ))}
    </div>
  );
  const isFolded = predict && !result && shown.length > 0;
  return (
    <div className={styles.way} role="group" aria-labelledby={labelId}>
      <p className={styles.name} id={labelId}>
        {label}
      </p>
      {isSlow && (
        <p className={styles.slow}>
          <Translate
            id="sqlLab.SqlTimed.slow"
            description="Below the name of a way that may not end: what measuring does with it"
            values={{ seconds: QUERY_MS / 1000 }}
          >
            {'Cách này có thể rất chậm: nó chỉ chạy một lần, sau các cách khác, và bị dừng sau {seconds} s.'}
          </Translate>
        </p>
      )}
      <SqlEditor
        ref={editor}
        initial={code}
        engine={engine}
        dataset={dataset}
        error={failure?.error}
        label={translate(
          {
            id: 'sqlLab.SqlTimed.code',
            message: 'Câu lệnh của cách “{name}”, sửa được; Ctrl+Enter để đo',
            description: 'Name of the field with the SQL of one of several ways that are measured',
          },
          { name: label },
        )}
        onChange={remember}
        onSubmit={onSubmit}
      />
      {failure ? (
        <SqlErrorBox error={failure.error} text={failure.text} engine={engine} isNew />
      ) : isFolded ? (
        <GuessFirst of="plan">{drawn}</GuessFirst>
      ) : (
        drawn
      )}
    </div>
  );
}
