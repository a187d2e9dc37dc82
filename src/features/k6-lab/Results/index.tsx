import { useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { Tabs } from '../../lab-kit/Tabs';
import type { ChartKind } from '../core/lab/chartData';
import type { RunProgress, RunResult } from '../core/run/types';
import { Charts } from './Charts';
import { LogView } from './LogView';
import { Outcome } from './Outcome';
import { VuTimeline } from './VuTimeline';
import styles from './outcome.module.css';

const ALL: readonly ChartKind[] = ['load', 'times', 'faults'];
const FEW: readonly ChartKind[] = ['times'];

interface Props {
  /** What is known so far, while the test runs. */
  progress: RunProgress | undefined;
  result: RunResult | undefined;
  /** The script that was run. */
  script: string;
  isCompact: boolean;
}

/** The results of a run, which grow while it runs. */
export function Results({ progress, result, script, isCompact }: Props): ReactNode {
  const [chosen, setChosen] = useState<string>();
  const series = result?.series ?? progress?.series ?? [];
  if (result && series.length === 0) {
    return (
      <>
        <Outcome result={result} script={script} />
        {result.log.length > 1 && <LogView log={result.log} />}
      </>
    );
  }
  const charts = {
    id: 'charts',
    title: translate({ id: 'k6Lab.Results.charts', message: 'Biểu đồ', description: 'Tab: the charts of a run' }),
    panel: <Charts series={series} kinds={isCompact ? FEW : ALL} />,
  };
  const summary = {
    id: 'summary',
    title: translate({ id: 'k6Lab.Results.summary', message: 'Tổng kết', description: 'Tab: the summary of k6' }),
    panel: result ? <Summary result={result} /> : null,
  };
  const timeline = {
    id: 'vus',
    title: translate({ id: 'k6Lab.Results.vus', message: 'Từng VU', description: 'Tab: what each VU did' }),
    panel: result ? <VuTimeline activities={result.activities} /> : null,
  };
  const log = {
    id: 'log',
    title: translate(
      { id: 'k6Lab.Results.log', message: 'Nhật ký ({count})', description: 'Tab: what the script has written' },
      { count: result?.log.length ?? 0 },
    ),
    panel: <LogView log={result?.log ?? []} />,
  };
  const hasLog = (result?.log.length ?? 0) > 0;
  const tabs = isCompact
    ? [summary, charts, timeline, ...(hasLog ? [log] : [])]
    : [charts, timeline, summary, ...(hasLog ? [log] : [])];
  // While the test runs there is nothing but charts.
  const shown = result ? (chosen ?? tabs[0]?.id ?? '') : 'charts';
  return (
    <>
      {result && <Outcome result={result} script={script} />}
      <div className={styles.tabs}>
        <Tabs
          label={translate({
            id: 'k6Lab.Results.label',
            message: 'Kết quả của lần chạy',
            description: 'Name of the tabs with the results of a run',
          })}
          tabs={tabs}
          chosen={shown}
          onChoose={setChosen}
        />
      </div>
    </>
  );
}

/** The end-of-test summary, and other files that `handleSummary` has made. */
function Summary({ result: { files } }: { result: RunResult }): ReactNode {
  const { stdout = '', ...others } = files;
  return (
    <>
      {stdout === '' && Object.keys(others).length === 0 && (
        <p className={styles.note}>
          <Translate id="k6Lab.Results.noSummary" description="Shown if the script or a flag has left out the summary">
            Lần chạy này không in bản tổng kết.
          </Translate>
        </p>
      )}
      {stdout !== '' && <SummaryText text={stdout} />}
      {Object.entries(others).map(([name, content]) => (
        <div key={name}>
          <p className={styles.file}>
            <code translate="no">{name}</code>
          </p>
          <SummaryText text={content} />
        </div>
      ))}
    </>
  );
}

function SummaryText({ text }: { text: string }): ReactNode {
  return (
    // A region that scrolls sideways can be focused.
    <pre
      className={styles.summary}
      translate="no"
      role="region"
      tabIndex={0}
      aria-label={translate({
        id: 'k6Lab.Results.summaryText',
        message: 'Văn bản do k6 in ra',
        description: 'Name of the text that k6 prints at the end',
      })}
    >
      {text}
    </pre>
  );
}
