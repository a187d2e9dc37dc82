import Translate, { translate } from '@docusaurus/Translate';
import { Presets } from '../../shared/fields';
import type { Question } from '../../shared/SimulatorFrame';
import { sheet } from '../../shared/Sheet';
import { simulator, type SimulatorOf, type SimulatorParts } from '../../shared/simulator';
import { Totals } from '../../shared/Totals';
import { bankers } from '../core/definition';
import type { BankersTrace, Request } from '../core/types';
import { Inputs } from './Inputs';
import { PRESETS, TEXTBOOK } from './presets';
import { OwnSequence, Requests } from './Requests';
import { StateTable, WorkTable } from './SafetyTable';
import { describeStep, formatVector, processName } from './texts';
import styles from './styles.module.css';

interface Props {
  /** Requests to start with, as `process-amount-amount-…` separated by spaces. */
  requests?: string;
}

/** Banker's algorithm: the safety check of a state, and requests against it. */
export const Bankers = simulator(
  'Bankers',
  'bk',
  ({ requests }: Props) => ({
    definition: bankers,
    input: { ...TEXTBOOK, requests: requests ? readRequests(requests) : [] },
  }),
  useParts,
);

function readRequests(text: string): Request[] {
  return text.split(' ').map((each) => {
    const [process = 0, ...amounts] = each.split('-').map(Number);
    return { process, amounts };
  });
}

function useParts(sim: SimulatorOf<typeof bankers>): SimulatorParts {
  const { trace, step, stepper, score } = sim;
  const { result, steps } = trace;
  const isOver = stepper.position === stepper.count;
  const finished = steps.slice(0, stepper.position).flatMap(({ process }) => process ?? []);
  return {
    title: translate({
      id: 'simulators.Bankers.title',
      message: 'Giải thuật Banker',
      description: "Title of the Banker's simulator",
    }),
    choices: <Presets presets={PRESETS.map(({ name, input }) => ({ label: name(), input }))} onPick={sim.setInput} />,
    inputs: <Inputs sim={sim} />,
    status: step
      ? describeStep(step, step.process === null ? [] : (result.state.need[step.process] ?? []))
      : translate(
          {
            id: 'simulators.Bankers.start',
            message: 'Work bắt đầu bằng Available = {available}.',
            description: 'Before the first step of the safety check',
          },
          { available: formatVector(result.state.available) },
        ),
    question: ask(trace, stepper.position),
    results: (
      <>
        <Totals
          items={[
            [
              translate({
                id: 'simulators.Bankers.state',
                message: 'Trạng thái',
                description: 'Whether the state is safe',
              }),
              isOver
                ? result.safe
                  ? translate({ id: 'simulators.Bankers.safe', message: 'an toàn', description: 'The state is safe' })
                  : translate({
                      id: 'simulators.Bankers.notSafe',
                      message: 'không an toàn',
                      description: 'The state is unsafe',
                    })
                : '…',
            ],
            [
              translate({
                id: 'simulators.Bankers.sequence',
                message: 'Dãy tìm được',
                description: 'The safe sequence found',
              }),
              finished.map(processName).join(' → ') || '–',
            ],
            ['Available', formatVector(result.settled.available)],
          ]}
        />
        {!score && <Requests key={sim.revision} sim={sim} />}
        {!score && <OwnSequence result={result} />}
      </>
    ),
    figure: (
      <>
        {result.onTrial && !result.safe && (
          <p className={styles.trial}>
            <Translate id="simulators.Bankers.onTrial" description="The state shown is a trial that was taken back">
              Đây là trạng thái cấp thử của yêu cầu cuối; hệ thống đã quay lại trạng thái trước đó.
            </Translate>
          </p>
        )}
        <div className={sheet.tables}>
          <StateTable state={result.state} steps={steps} shown={stepper.position} />
          <WorkTable steps={steps} shown={stepper.position} />
        </div>
      </>
    ),
  };
}

/** Asks which process can finish next; every process whose Need fits is a right answer. */
function ask({ steps, result }: BankersTrace, shown: number): Question | null {
  const next = steps[shown];
  if (!next) return null;
  const left = result.state.allocation.flatMap((_, process) => (next.finished.includes(process) ? [] : [process]));
  return {
    prompt: translate(
      {
        id: 'simulators.Bankers.question',
        message: 'Work = {work}. Tiến trình nào chạy xong được?',
        description: 'Question before a step of the safety check',
      },
      { work: formatVector(next.work) },
    ),
    options: [
      ...left.map((process) => ({ id: String(process), label: processName(process) })),
      {
        id: 'nobody',
        label: translate({
          id: 'simulators.Bankers.optionNobody',
          message: 'Không tiến trình nào',
          description: 'Answer: no process can finish',
        }),
      },
    ],
    accepted: next.possible.length > 0 ? next.possible.map(String) : ['nobody'],
    explanation: describeStep(next, next.process === null ? [] : (result.state.need[next.process] ?? [])),
  };
}
