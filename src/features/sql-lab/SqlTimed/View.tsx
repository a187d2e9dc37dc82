import { useRef, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { createStorageSlot } from '@docusaurus/theme-common';
import { LabBar } from '../../lab-kit/LabBar';
import { LabBox } from '../../lab-kit/LabBox';
import { LabButton, RunButton } from '../../lab-kit/LabButton';
import { LabNote } from '../../lab-kit/LabNote';
import type { LabBlock } from '../core/labBlock';
import type { Way as WayOfFence } from '../core/timing/timedQueries';
import type { EngineName } from '../core/types';
import { QUERY_MS } from '../core/timing/wayLimits';
import { EngineSwitch } from '../SqlLab/EngineSwitch';
import { DeferredSchemaPanel } from '../SqlLab/DeferredSchemaPanel';
import { RunCaption } from '../SqlLab/RunCaption';
import { SchemaToggle } from '../SqlLab/SchemaToggle';
import { SqlErrorBox } from '../SqlErrorBox';
import { SYSTEM_NAMES } from '../systemNames';
import type { SqlRun } from '../useSqlRun';
import { Times } from './Times';
import { useMeasurement } from './useMeasurement';
import { Way } from './Way';
import { wayKeys } from './wayKeys';
import styles from './styles.module.css';

interface Props {
  /** The block's `id`, which is available before the block itself. */
  readonly id: string;
  readonly block: LabBlock;
}

/** A `sql timed` fence: two to four ways to query the same rows, their plans, and the times measured here. */
export function SqlTimed({ id, block }: Props): ReactNode {
  const { engines, timed } = block;
  const ways = timed?.ways ?? [];
  const originals = ways.map(({ code }) => code);
  const keys = wayKeys(id);
  const [engine, setEngine] = useState<EngineName>(engines[0] ?? 'sqlite');
  const [isSchemaOpen, setSchemaOpen] = useState(false);
  const [isChanged, setChanged] = useState(false);
  // A new number remounts the editors with the page's own texts.
  const [edition, setEdition] = useState(0);
  const texts = useRef(originals);
  const { run, measured, atWork, start, stop, clear } = useMeasurement(block);

  const measure = (consent?: boolean) => void start(texts.current, engine, consent);
  const keepText = (index: number, text: string) => {
    texts.current = texts.current.map((other, position) => (position === index ? text : other));
    setChanged(texts.current.some((other, position) => other !== originals[position]));
  };
  const reset = () => {
    for (const key of keys) createStorageSlot(key).del();
    texts.current = originals;
    setChanged(false);
    setEdition(edition + 1);
    clear();
  };
  const outcome = run.phase === 'running' ? undefined : measured;
  const error = run.phase === 'done' && run.execution?.ok === false ? run.execution.error : undefined;
  const failure = outcome?.measurement.ok === false ? outcome.measurement : undefined;
  // If the lab itself failed to load, the earlier measurement no longer applies.
  const measurement = outcome?.measurement.ok && !error ? outcome.measurement : undefined;

  return (
    <LabBox
      role="group"
      aria-label={translate({
        id: 'sqlLab.SqlTimed.block',
        message: 'So sánh thời gian của các câu truy vấn',
        description: 'Name of a block: several ways of one query whose times the reader measures',
      })}
    >
      {timed?.setup && (
        <div className={styles.setup}>
          <LabNote>
            <Translate id="sqlLab.SqlTimed.setup" description="Before SQL that runs before the measuring">
              Chạy trước khi đo, không tính vào thời gian:
            </Translate>
          </LabNote>
          <pre translate="no" className={styles.code}>
            <code translate="no">{timed.setup}</code>
          </pre>
        </div>
      )}
      <div className={styles.ways}>
        {ways.map((way, index) => (
          <Way
            key={`${edition} ${index}`}
            way={way}
            storageKey={keys[index] ?? ''}
            engine={outcome?.engine ?? engine}
            dataset={block.dataset}
            result={measurement?.ways[index]}
            predict={block.predict}
            failure={error && failure?.way === index ? failure : undefined}
            onText={(text) => keepText(index, text)}
            onSubmit={() => measure()}
          />
        ))}
      </div>
      <LabBar
        status={
          <Caption run={run} way={atWork === undefined ? undefined : ways[atWork]} onConsent={() => measure(true)} />
        }
        tools={
          <>
            {engines.length > 1 && <EngineSwitch engine={engine} onChange={setEngine} />}
            <SchemaToggle isOpen={isSchemaOpen} onToggle={setSchemaOpen} />
          </>
        }
      >
        <RunButton isRunning={run.phase === 'running'} onRun={() => measure()} onStop={stop}>
          <Translate id="sqlLab.SqlTimed.measure" description="Button: measure the times of the queries">
            Đo
          </Translate>
        </RunButton>
        {(isChanged || run.phase !== 'idle') && <LabButton kind="reset" isSmall onClick={reset} />}
      </LabBar>
      {isSchemaOpen && <DeferredSchemaPanel dataset={block.dataset} engine={engine} sql={originals.join('\n')} />}
      {error && failure?.way === undefined && (
        <SqlErrorBox error={error} text={failure?.text ?? ''} engine={run.engine} isNew />
      )}
      {measurement && <Times labels={ways.map(({ label }) => label)} measurement={measurement} />}
    </LabBox>
  );
}

interface CaptionProps {
  readonly run: SqlRun;
  /** The way being measured. */
  readonly way: WayOfFence | undefined;
  readonly onConsent: () => void;
}

/** The status of the measurement; empty until the reader starts one. */
function Caption({ run, way, onConsent }: CaptionProps): ReactNode {
  // A way is only measured once the engine has been downloaded.
  if (run.phase === 'asking' || (run.phase === 'running' && run.progress && !way))
    return <RunCaption run={run} onConsent={onConsent} />;
  const engine = SYSTEM_NAMES[run.engine];
  if (run.phase === 'idle')
    return (
      <span className={styles.press}>
        <Translate id="sqlLab.SqlTimed.press" description="Before the times are measured">
          Kế hoạch tính khi dựng trang; bấm Đo để có thời gian trên máy bạn
        </Translate>
      </span>
    );
  if (run.phase === 'running') return <Running engine={engine} way={way} />;
  return run.execution?.ok ? (
    <Translate id="sqlLab.SqlTimed.done" description="Status after measuring" values={{ engine }}>
      {'Bạn vừa đo trên {engine}'}
    </Translate>
  ) : (
    <Translate id="sqlLab.SqlTimed.failed" description="Status after measuring that failed" values={{ engine }}>
      {'Bạn vừa đo trên {engine}: có lỗi'}
    </Translate>
  );
}

function Running({ engine, way }: { engine: string; way: WayOfFence | undefined }): ReactNode {
  if (!way)
    return (
      <Translate id="sqlLab.SqlTimed.running" description="Status while times are measured" values={{ engine }}>
        {'Đang đo trên {engine}…'}
      </Translate>
    );
  const values = { engine, name: way.label, seconds: QUERY_MS / 1000 };
  return way.isSlow ? (
    <Translate
      id="sqlLab.SqlTimed.runningSlow"
      description="Status while a way runs that may not end: the name of the way and the limit in seconds"
      values={values}
    >
      {'Đang chạy cách chậm “{name}” trên {engine}, tối đa {seconds} s…'}
    </Translate>
  ) : (
    <Translate
      id="sqlLab.SqlTimed.runningWay"
      description="Status while one of the ways is measured, with its name"
      values={values}
    >
      {'Đang đo cách “{name}” trên {engine}…'}
    </Translate>
  );
}
