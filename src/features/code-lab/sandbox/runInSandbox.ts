import frames from '@generated/code-lab/default/frames.json';
import type { AnswerRun } from '../core/judgeAnswer';
import { stopTime } from '../core/judgeLarge';
import { OutputBudget, RUN_LIMIT_MS } from '../../lab-kit/core/outcome';
import type { AnswerJob } from '../core/problem';
import type { RunRequest } from '../frame/messages';
import { openFrame, type OpenFrame } from '../../lab-kit/sandbox/openFrame';
import { parseReport } from './parseReport';

/**
 * The frame terminates a run at its time limit; if it has not reported this within this time, the frame itself hangs.
 */
const GRACE_MS = 2000;

/** Time limit for the frame to start a worker on a slow phone. */
const START_LIMIT_MS = 10_000;

let frame: Promise<OpenFrame> | undefined;
let lastRun = 0;
let cancel: (() => void) | undefined;

function runnerFrame(): Promise<OpenFrame> {
  if (frame) return frame;
  const element = document.createElement('iframe');
  element.hidden = true;
  element.title = 'Code lab';
  const opened = openFrame(element, frames.runner, (ready) => document.body.append(ready));
  frame = opened;
  opened.catch(() => {
    frame = undefined;
  });
  return opened;
}

async function discardFrame(): Promise<void> {
  const hung = frame;
  frame = undefined;
  (await hung)?.close();
}

/**
 * Runs code in the hidden frame, which the first run creates. Only one run is active at a time: a new one replaces the
 * previous one.
 *
 * @param answer - the inputs for an answer; if absent, the code runs alone
 * @param times - how many times as long as the reference an answer may take on a large case
 * @returns the outcome, however the run ended
 * @throws FrameUnavailable if the frame cannot be loaded
 */
export async function runInSandbox(code: string, answer?: AnswerJob, times = 1): Promise<AnswerRun> {
  const { port } = await runnerFrame();
  cancel?.();
  const id = (lastRun += 1);
  const outcome: AnswerRun = { entries: [], truncated: false, returned: [] };
  const budget = new OutputBudget();
  return new Promise((resolve) => {
    const end = (rest: Partial<AnswerRun> = {}) => {
      clearTimeout(timer);
      port.removeEventListener('message', hear);
      cancel = undefined;
      resolve({ ...outcome, ...rest });
    };
    const giveUp = () => {
      end({ stopped: 'lost' });
      void discardFrame();
    };
    const giveUpAfter = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, ms);
    };
    let timer = setTimeout(giveUp, START_LIMIT_MS);
    const hear = ({ data }: MessageEvent<{ id?: unknown; report?: unknown } | null>) => {
      const report = data?.id === id ? parseReport(data.report) : undefined;
      if (report?.type === 'ready') giveUpAfter(RUN_LIMIT_MS + GRACE_MS);
      else if (report?.type === 'entry') {
        const admitted = budget.admit(report.entry);
        if (admitted) outcome.entries.push(admitted);
      } else if (report?.type === 'truncated') outcome.truncated = true;
      else if (report?.type === 'returned') outcome.returned.push(report.returned);
      else if (report?.type === 'reference') {
        outcome.reference = report.run;
        giveUpAfter(stopTime(report.run.ms, times) + GRACE_MS);
      } else if (report?.type === 'large') outcome.large = report.run;
      else if (report?.type === 'stopped') end({ stopped: report.reason });
      else if (report?.type === 'done') end({ error: report.error });
    };
    cancel = () => end({ stopped: 'lost' });
    port.addEventListener('message', hear);
    port.start();
    port.postMessage({ type: 'run', id, code, answer, times } satisfies RunRequest);
  });
}
