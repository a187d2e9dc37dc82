import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { NumberField, Presets, SelectField, TextField } from '../../shared/fields';
import type { Question } from '../../shared/SimulatorFrame';
import { simulator, type SimulatorOf, type SimulatorParts } from '../../shared/simulator';
import { marked, StepTable } from '../../shared/StepTable';
import { Totals } from '../../shared/Totals';
import {
  COMPARED_POLICIES,
  pagesOf,
  sizeComparison,
  type ComparisonInput,
  type ComparisonStep,
} from '../core/compareSizes';
import { MAX_FRAMES, type PageStep } from '../core/types';
import { POLICY_NAMES } from '../PageReplacement/describeStep';
import { readPages, STRINGS } from '../PageReplacement/pageString';
import { includedText } from './includedText';

type Sim = SimulatorOf<typeof sizeComparison>;

/** The same references in k and in k + 1 frames; shows where the larger memory lacks a page that the smaller one holds. */
export const BeladyComparison = simulator(
  'BeladyComparison',
  'bc',
  () => ({ definition: sizeComparison, input: { policy: 'fifo', frames: 3, pages: STRINGS.B } as const }),
  useParts,
);

function useParts(sim: Sim): SimulatorParts {
  const { input, step, stepper, trace } = sim;
  const shown = trace.steps.slice(0, stepper.position);
  const faultsIn = (size: 'few' | 'more') => shown.filter((each) => each[size].outcome !== 'hit').length;
  return {
    title: translate({
      id: 'simulators.BeladyComparison.title',
      message: 'Thêm một khung: lỗi trang giảm hay tăng?',
      description: 'Title of the comparison of two memories',
    }),
    choices: <Choices sim={sim} />,
    inputs: <Inputs sim={sim} />,
    status: step
      ? describeStep(step)
      : translate({
          id: 'simulators.BeladyComparison.start',
          message: 'Cả hai bộ nhớ đều trống.',
          description: 'Before the first reference',
        }),
    question: ask(trace.steps[stepper.position], stepper.position),
    results: (
      <Totals
        items={[
          [framesLabel(input.frames), faultsIn('few')],
          [framesLabel(input.frames + 1), faultsIn('more')],
        ]}
      />
    ),
    figure: <Rows input={input} steps={trace.steps} position={stepper.position} />,
  };
}

function framesLabel(count: number): string {
  return translate(
    {
      id: 'simulators.BeladyComparison.faultsWith',
      message: 'Lỗi trang với {count} khung',
      description: 'Faults with so many frames',
    },
    { count },
  );
}

function describeStep({ page, few, more, included }: ComparisonStep): string {
  const outcome = (step: PageStep) =>
    step.outcome === 'hit'
      ? translate({
          id: 'simulators.BeladyComparison.hit',
          message: 'trúng',
          description: 'Outcome in one of the memories',
        })
      : translate({
          id: 'simulators.BeladyComparison.fault',
          message: 'lỗi trang',
          description: 'Outcome in one of the memories',
        });
  const lost = pagesOf(few).filter((held) => !pagesOf(more).includes(held));
  const outcomes = translate(
    {
      id: 'simulators.BeladyComparison.step',
      message: 'Trang {page}, bộ nhớ nhỏ: {few}; bộ nhớ lớn: {more}.',
      description: 'One reference in both memories',
    },
    { page, few: outcome(few), more: outcome(more) },
  );
  const inclusion = included
    ? translate({
        id: 'simulators.BeladyComparison.included',
        message: 'Bộ nhớ lớn có đủ mọi trang của bộ nhớ nhỏ.',
        description: 'The larger memory includes the smaller',
      })
    : translate(
        {
          id: 'simulators.BeladyComparison.lost',
          message: 'Bộ nhớ lớn thiếu trang {pages} mà bộ nhớ nhỏ còn giữ.',
          description: 'The larger memory lacks pages',
        },
        { pages: lost.join(', ') },
      );
  return `${outcomes} ${inclusion}`;
}

function ask(next: ComparisonStep | undefined, shown: number): Question | null {
  if (!next) return null;
  const outcomes = { both: 'hit-hit', few: 'fault-hit', more: 'hit-fault', none: 'fault-fault' };
  const outcome = (step: PageStep) => (step.outcome === 'hit' ? 'hit' : 'fault');
  return {
    prompt: translate(
      {
        id: 'simulators.BeladyComparison.question',
        message: 'Bước {step}, trang {page}: bộ nhớ nào gặp lỗi trang?',
        description: 'Question before a reference',
      },
      { step: shown + 1, page: next.page },
    ),
    options: [
      {
        id: outcomes.none,
        label: translate({
          id: 'simulators.BeladyComparison.optionBoth',
          message: 'Cả hai',
          description: 'Answer: both memories fault',
        }),
      },
      {
        id: outcomes.few,
        label: translate({
          id: 'simulators.BeladyComparison.optionFew',
          message: 'Chỉ bộ nhớ nhỏ',
          description: 'Answer: only the smaller memory faults',
        }),
      },
      {
        id: outcomes.more,
        label: translate({
          id: 'simulators.BeladyComparison.optionMore',
          message: 'Chỉ bộ nhớ lớn',
          description: 'Answer: only the larger memory faults',
        }),
      },
      {
        id: outcomes.both,
        label: translate({
          id: 'simulators.BeladyComparison.optionNone',
          message: 'Không bộ nhớ nào',
          description: 'Answer: no memory faults',
        }),
      },
    ],
    accepted: [`${outcome(next.few)}-${outcome(next.more)}`],
    explanation: describeStep(next),
  };
}

interface RowsProps {
  input: ComparisonInput;
  steps: readonly ComparisonStep[];
  position: number;
}

function Rows({ input, steps, position }: RowsProps): ReactNode {
  const memory = (step: PageStep, isShown: boolean) =>
    marked(
      isShown && <span>{`${pagesOf(step).join(' ')}${step.outcome === 'hit' ? '' : ' ●'}`}</span>,
      isShown && step.outcome !== 'hit' && 'bad',
    );
  const frames = (count: number) =>
    translate(
      {
        id: 'simulators.BeladyComparison.frames',
        message: '{count} khung (● lỗi trang)',
        description: 'Column of one memory',
      },
      { count },
    );
  return (
    <StepTable
      label={translate({
        id: 'simulators.BeladyComparison.table',
        message: 'Hai bộ nhớ sau từng lần truy cập',
        description: 'Name of the table of both memories',
      })}
      at={position}
      first="pinned"
      columns={[
        {
          head: translate({
            id: 'simulators.BeladyComparison.page',
            message: 'Trang',
            description: 'Column of the pages asked for',
          }),
        },
        { head: frames(input.frames), looks: ['words'] },
        { head: frames(input.frames + 1), looks: ['words'] },
        {
          head: translate({
            id: 'simulators.BeladyComparison.subset',
            message: 'Tập con?',
            description: 'Column: is the smaller memory included in the larger?',
          }),
          looks: ['words'],
        },
      ]}
      rows={steps.map((step, index) => {
        const isShown = index < position;
        return {
          isNow: index === position - 1,
          cells: [
            step.page,
            memory(step.few, isShown),
            memory(step.more, isShown),
            marked(isShown && <span>{includedText(step)}</span>, isShown && !step.included && 'bad'),
          ],
        };
      })}
    />
  );
}

interface Part {
  sim: Sim;
}

/** Each policy with the string that makes FIFO's faults rise. */
function Choices({ sim: { input, setInput } }: Part): ReactNode {
  return (
    <Presets
      presets={COMPARED_POLICIES.map((policy) => ({
        label: POLICY_NAMES[policy],
        input: { ...input, policy, pages: STRINGS.B },
      }))}
      onPick={setInput}
    />
  );
}

function Inputs({ sim: { input, setInput } }: Part): ReactNode {
  return (
    <>
      <SelectField
        label={translate({
          id: 'simulators.BeladyComparison.policy',
          message: 'Thuật toán',
          description: 'Field: the policy',
        })}
        value={input.policy}
        options={COMPARED_POLICIES.map((value) => ({ value, label: POLICY_NAMES[value] }))}
        onChange={(policy) => setInput({ ...input, policy })}
      />
      <NumberField
        label={translate({
          id: 'simulators.BeladyComparison.smaller',
          message: 'Số khung của bộ nhớ nhỏ',
          description: 'Field: frames of the smaller memory',
        })}
        value={input.frames}
        min={1}
        max={MAX_FRAMES - 1}
        onChange={(frames) => setInput({ ...input, frames })}
      />
      <TextField
        label={translate({
          id: 'simulators.BeladyComparison.pages',
          message: 'Chuỗi truy cập',
          description: 'Field: the reference string',
        })}
        value={input.pages}
        format={(pages) => pages.join(' ')}
        read={readPages}
        onChange={(pages) => setInput({ ...input, pages })}
        numeric
        wide
      />
    </>
  );
}
