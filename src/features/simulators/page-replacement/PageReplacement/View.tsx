import { useMemo, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import { NumberField, Presets, SelectField, TextField } from '../../shared/fields';
import { simulator, type SimulatorOf, type SimulatorParts } from '../../shared/simulator';
import { Totals } from '../../shared/Totals';
import { pageReplacement } from '../core/definition';
import { faultsByFrames } from '../core/simulate';
import { MAX_FRAMES, MAX_PAGE, MAX_REFERENCES, POLICIES, type PageStep, type Policy } from '../core/types';
import { askStep } from './askStep';
import { describeStep, POLICY_NAMES } from './describeStep';
import { FaultChart } from './FaultChart';
import { FrameTable } from './FrameTable';
import { readPages, STRINGS } from './pageString';

type Sim = SimulatorOf<typeof pageReplacement>;

interface Props {
  policy?: Policy;
  frames?: number;
  /** The reference string, numbers separated by spaces. */
  pages?: string;
  /** Whether Clock loads a page with its bit set. */
  bitOnLoad?: boolean;
}

/** Six page replacement policies on a reference string of the reader's choice. */
export const PageReplacement = simulator(
  'PageReplacement',
  'pr',
  ({ policy = 'fifo', frames = 3, pages, bitOnLoad = true }: Props) => ({
    definition: pageReplacement,
    input: { policy, frames, bitOnLoad, pages: pages?.split(' ').map(Number) ?? STRINGS.A },
  }),
  useParts,
);

function useParts(sim: Sim): SimulatorParts {
  const { input, trace, step, stepper, score } = sim;
  const counts = useMemo(() => faultsByFrames(input.pages, input.bitOnLoad), [input.pages, input.bitOnLoad]);
  return {
    title: translate({
      id: 'simulators.PageReplacement.title',
      message: 'Thay thế trang từng bước',
      description: 'Title of the page replacement simulator',
    }),
    choices: <Choices sim={sim} />,
    inputs: <Inputs sim={sim} />,
    status: step
      ? describeStep(step, input.policy)
      : translate({
          id: 'simulators.PageReplacement.start',
          message: 'Chưa có lần truy cập nào, mọi khung đều trống.',
          description: 'Before the first reference',
        }),
    question: askStep(trace, stepper.position, input),
    results: (
      <>
        <Sums steps={trace.steps.slice(0, stepper.position)} />
        {!score && <FaultChart counts={counts} policy={input.policy} />}
      </>
    ),
    figure: <FrameTable input={input} steps={trace.steps} shown={stepper.position} />,
  };
}

/** Totals of the steps shown so far, which do not give the next step away. */
function Sums({ steps }: { steps: readonly PageStep[] }): ReactNode {
  const percent = useNumberFormat(1);
  const faults = steps.filter(({ outcome }) => outcome !== 'hit').length;
  const hits = steps.length - faults;
  return (
    <Totals
      items={[
        [
          translate({
            id: 'simulators.PageReplacement.faults',
            message: 'Lỗi trang',
            description: 'Total of page faults',
          }),
          faults,
        ],
        [translate({ id: 'simulators.PageReplacement.hits', message: 'Trúng', description: 'Total of hits' }), hits],
        [
          translate({
            id: 'simulators.PageReplacement.hitRate',
            message: 'Tỉ lệ trúng',
            description: 'Share of hits among the references',
          }),
          `${percent(steps.length ? (100 * hits) / steps.length : 0)}%`,
        ],
      ]}
    />
  );
}

interface Part {
  sim: Sim;
}

/** The policy, and reference strings of the textbook. */
function Choices({ sim: { input, setInput } }: Part): ReactNode {
  const strings = Object.entries(STRINGS).map(([name, pages]) => ({
    label: translate(
      {
        id: 'simulators.PageReplacement.string',
        message: 'Chuỗi {name}',
        description: 'Button: a textbook reference string',
      },
      { name },
    ),
    input: { ...input, pages },
  }));
  const belady = {
    label: translate({
      id: 'simulators.PageReplacement.belady',
      message: 'Belady: FIFO, 4 khung',
      description: "Button: the example of Belady's anomaly",
    }),
    input: { ...input, policy: 'fifo' as const, frames: 4, pages: STRINGS.B },
  };
  return (
    <>
      <SelectField
        label={translate({
          id: 'simulators.PageReplacement.policy',
          message: 'Thuật toán',
          description: 'Field: the policy',
        })}
        value={input.policy}
        options={POLICIES.map((value) => ({ value, label: POLICY_NAMES[value] }))}
        onChange={(policy) => setInput({ ...input, policy })}
      />
      <Presets presets={[...strings, belady]} onPick={setInput} />
    </>
  );
}

function Inputs({ sim: { input, setInput } }: Part): ReactNode {
  return (
    <>
      <NumberField
        label={translate({
          id: 'simulators.PageReplacement.frames',
          message: 'Số khung',
          description: 'Field: the number of frames',
        })}
        value={input.frames}
        min={1}
        max={MAX_FRAMES}
        onChange={(frames) => setInput({ ...input, frames })}
      />
      {input.policy === 'clock' && (
        <SelectField
          label={translate({
            id: 'simulators.PageReplacement.bitOnLoad',
            message: 'Bit khi nạp trang',
            description: "Field: Clock's reference bit when a page is loaded",
          })}
          value={input.bitOnLoad ? '1' : '0'}
          options={[
            { value: '1', label: '1' },
            { value: '0', label: '0' },
          ]}
          onChange={(bit) => setInput({ ...input, bitOnLoad: bit === '1' })}
        />
      )}
      <TextField
        label={translate({
          id: 'simulators.PageReplacement.pages',
          message: 'Chuỗi truy cập',
          description: 'Field: the reference string',
        })}
        value={input.pages}
        format={(pages) => pages.join(' ')}
        read={readPages}
        onChange={(pages) => setInput({ ...input, pages })}
        hint={translate(
          {
            id: 'simulators.PageReplacement.pagesHint',
            message: '1–{max} số trang từ 0 đến {page}, cách nhau bằng dấu cách.',
            description: 'What the reference string may hold',
          },
          { max: MAX_REFERENCES, page: MAX_PAGE },
        )}
        numeric
        wide
      />
    </>
  );
}
