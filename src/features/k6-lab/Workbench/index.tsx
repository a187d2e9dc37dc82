import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { BrowserMade } from 'light-pages/islands/BrowserMade';
import { CodeEditor } from '@site/src/components/CodeEditor';
import { LabBar } from '../../lab-kit/LabBar';
import { LabButton, RunButton } from '../../lab-kit/LabButton';
import { LabNote } from '../../lab-kit/LabNote';
import { ShareButton } from '../../lab-kit/ShareButton';
import { SharedNotice } from '../../lab-kit/SharedNotice';
import type { LabPage } from '../core/lab/labPage';
import { CommandLine } from './CommandLine';
import { results } from './loadResults';
import { Clock, RunStatus } from './RunStatus';
import { ServerPanel } from './ServerPanel';
import type { LabControls } from './useLabState';
import type { LabRun } from './useRun';
import styles from './controls.module.css';

interface Props {
  lab: LabPage;
  controls: LabControls;
  run: LabRun;
  onRun: () => void;
  onStop: () => void;
  onReset: () => void;
  isCompact?: boolean;
  tellsCapacity?: boolean;
  /** Further buttons, such as the one that asks for the verdict. */
  actions?: ReactNode;
  /** What stands where no test has run yet. */
  before?: ReactNode;
}

/** A script with its command line and its server, buttons, and the results. */
export function Workbench({
  lab,
  controls,
  run,
  onRun,
  onStop,
  onReset,
  isCompact = false,
  tellsCapacity = false,
  actions,
  before,
}: Props): ReactNode {
  const { editor, state, change, isCorrupt, isFirst, shared, link } = controls;
  const isRunning = run.phase === 'running';
  const isStale = run.state !== undefined && run.state !== state;
  const problem = run.result?.problem;
  const hasResults = run.phase === 'done' || (isRunning && run.progress !== undefined);
  return (
    <div className={styles.bench} data-compact={isCompact || undefined}>
      <div className={styles.input}>
        <SharedNotice shared={shared} />
        <CommandLine
          value={state.command}
          isInvalid={problem !== undefined && problem.line === undefined && problem.at?.startsWith('-') === true}
          onChange={(command) => change({ command })}
          onSubmit={onRun}
        />
        <CodeEditor
          ref={editor}
          initial={lab.start}
          language="js"
          label={translate({
            id: 'k6Lab.Workbench.script',
            message: 'Script k6, sửa được; Ctrl+Enter để chạy',
            description: 'Name of the field with the script',
          })}
          onChange={(script) => change({ script })}
          onSubmit={onRun}
        />
        {(lab.presets.length > 1 || (lab.sliders.length > 0 && !isCompact)) && (
          <ServerPanel
            lab={lab}
            state={state}
            hasSliders={!isCompact}
            tellsCapacity={tellsCapacity}
            onChange={change}
          />
        )}
        <LabBar
          status={<RunStatus run={run} isStale={isStale} />}
          tools={
            (isRunning || !isFirst) && (
              <>
                {isRunning && run.progress && <Clock {...run.progress} />}
                {!isFirst && <ShareButton link={link} />}
              </>
            )
          }
        >
          <RunButton isRunning={isRunning} onRun={onRun} onStop={onStop} />
          {actions}
          <LabButton kind="reset" onClick={onReset} />
        </LabBar>
        {isCorrupt && (
          <LabNote role="alert">
            <Translate id="k6Lab.Workbench.corrupt" description="Shown if the address has a state that cannot be read">
              Không đọc được trạng thái trong địa chỉ; đây là bài như lúc đầu.
            </Translate>
          </LabNote>
        )}
      </div>
      <div className={styles.output}>
        {hasResults ? (
          <BrowserMade
            draw={() => {
              const Results = results.now();
              return (
                Results && (
                  <Results
                    progress={run.progress}
                    result={run.result}
                    script={run.state?.script ?? ''}
                    isCompact={isCompact}
                  />
                )
              );
            }}
            load={results.load}
          />
        ) : (
          before
        )}
      </div>
    </div>
  );
}
