import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { NumberField, TextField } from '../../shared/fields';
import { Sheet } from '../../shared/Sheet';
import type { Question } from '../../shared/SimulatorFrame';
import { simulator, type SimulatorOf, type SimulatorParts } from '../../shared/simulator';
import { StepTable } from '../../shared/StepTable';
import { Totals } from '../../shared/Totals';
import { lruCache } from '../core/definition';
import { formatOperation, parseOperations } from '../core/parseOperations';
import { LIMITS, type LruStep, type LruTrace, type Operation } from '../core/types';
import { describeProblem, describeStep } from './texts';
import styles from './styles.module.css';

interface Props {
  capacity?: number;
  /** Operations such as `put 1 10; get 1`. */
  operations?: string;
}

const EXAMPLE = 'put 1 10; put 2 20; put 3 30; get 1; put 4 40; get 2; put 3 31; put 5 50; get 1; get 4';

/** The list behind an LRU cache, operation by operation. */
export const LruCache = simulator(
  'LruCache',
  'lru',
  ({ capacity = 3, operations = EXAMPLE }: Props) => {
    const parsed = parseOperations(operations);
    if (!parsed.ok) throw new Error(`cannot read operations="${operations}"; write "put 1 10; get 1"`);
    return { definition: lruCache, input: { capacity, operations: parsed.value } };
  },
  useParts,
);

function useParts(sim: SimulatorOf<typeof lruCache>): SimulatorParts {
  const { input, trace, step, stepper } = sim;
  const shown = trace.steps.slice(0, stepper.position);
  const count = (outcome: LruStep['outcome']) => shown.filter((each) => each.outcome === outcome).length;
  return {
    title: translate({
      id: 'simulators.LruCache.title',
      message: 'Bộ nhớ đệm LRU từng thao tác',
      description: 'Title of the LRU cache simulator',
    }),
    inputs: <Inputs sim={sim} />,
    status: step
      ? describeStep(step)
      : translate({
          id: 'simulators.LruCache.start',
          message: 'Bộ nhớ đệm đang trống.',
          description: 'Before the first operation',
        }),
    question: ask(trace, stepper.position),
    results: (
      <>
        <Totals
          items={[
            [
              translate({ id: 'simulators.LruCache.hits', message: 'Trúng', description: 'Total of hits' }),
              count('hit'),
            ],
            [
              translate({ id: 'simulators.LruCache.misses', message: 'Trượt', description: 'Total of misses' }),
              count('miss'),
            ],
            [
              translate({ id: 'simulators.LruCache.evictions', message: 'Bị bỏ', description: 'Total of evictions' }),
              count('evict'),
            ],
          ]}
        />
        <OperationTable trace={trace} shown={stepper.position} />
      </>
    ),
    figure: <ListFigure capacity={input.capacity} step={step} />,
  };
}

/** The keys between the two ends of the list, most recently used first. */
function ListFigure({ capacity, step }: { capacity: number; step: LruStep | undefined }): ReactNode {
  const slots = Array.from({ length: capacity }, (_, index) => step?.entries[index]);
  return (
    <Sheet
      label={translate({
        id: 'simulators.LruCache.list',
        message: 'Các khóa trong bộ nhớ đệm, từ mới nhất đến cũ nhất',
        description: 'Name of the picture of the list',
      })}
    >
      <ol className={styles.list}>
        <li className={styles.sentinel}>
          {translate({
            id: 'simulators.LruCache.head',
            message: 'mới',
            description: 'Mark at the end of the list where the most recently used key stands',
          })}
        </li>
        {slots.map((entry, index) => (
          <li
            key={index}
            className={clsx(
              styles.node,
              entry ? index === 0 && step?.outcome !== 'miss' && styles.moved : styles.empty,
            )}
          >
            {entry ? (
              <>
                <span className={styles.key}>{entry.key}</span>
                <span className={styles.value}>{entry.value}</span>
              </>
            ) : (
              '·'
            )}
          </li>
        ))}
        <li className={styles.sentinel}>
          {translate({
            id: 'simulators.LruCache.tail',
            message: 'cũ',
            description: 'Mark at the end of the list where the least recently used key stands',
          })}
        </li>
        {step?.evicted && (
          <li className={clsx(styles.node, styles.evicted)}>
            <span className={styles.key}>{step.evicted.key}</span>
            <span className={styles.value}>{step.evicted.value}</span>
          </li>
        )}
      </ol>
    </Sheet>
  );
}

function OperationTable({ trace: { steps }, shown }: { trace: LruTrace; shown: number }): ReactNode {
  return (
    <StepTable
      label={translate({
        id: 'simulators.LruCache.table',
        message: 'Từng thao tác và danh sách sau đó',
        description: 'Name of the table of operations',
      })}
      at={shown}
      isTall
      columns={[
        {
          head: translate({
            id: 'simulators.LruCache.operation',
            message: 'Thao tác',
            description: 'Column of the operations',
          }),
          looks: ['words', 'code'],
        },
        {
          head: translate({
            id: 'simulators.LruCache.returns',
            message: 'Trả về',
            description: 'Column: what get returns',
          }),
          looks: ['number'],
        },
        {
          head: translate({
            id: 'simulators.LruCache.keys',
            message: 'Các khóa, từ mới nhất đến cũ nhất',
            description: 'Column: keys, most recently used first',
          }),
          looks: ['words', 'code'],
        },
      ]}
      rows={steps.map(({ operation, returned, entries }, index) => ({
        isNow: index === shown - 1,
        cells: [
          formatOperation(operation),
          index < shown ? (returned ?? '–') : '',
          index < shown ? entries.map(({ key }) => key).join(' ') : '',
        ],
      }))}
    />
  );
}

function Inputs({ sim: { input, setInput } }: { sim: SimulatorOf<typeof lruCache> }): ReactNode {
  return (
    <>
      <NumberField
        label={translate({
          id: 'simulators.LruCache.capacity',
          message: 'Sức chứa',
          description: 'Field: capacity of the cache',
        })}
        value={input.capacity}
        min={1}
        max={LIMITS.capacity}
        onChange={(capacity) => setInput({ ...input, capacity })}
      />
      <TextField
        label={translate({
          id: 'simulators.LruCache.operations',
          message: 'Các thao tác, mỗi dòng một thao tác',
          description: 'Field: operations, one a line',
        })}
        value={input.operations}
        format={(operations: readonly Operation[]) => operations.map(formatOperation).join('\n')}
        read={(text) => {
          const parsed = parseOperations(text);
          return parsed.ok ? parsed : { ok: false, message: describeProblem(parsed.problem) };
        }}
        onChange={(operations) => setInput({ ...input, operations })}
        rows={4}
        wide
      />
    </>
  );
}

/** Asks what a get returns, or which key a put evicts. */
function ask({ steps }: LruTrace, shown: number): Question | null {
  const next = steps[shown];
  if (!next) return null;
  const entries = steps[shown - 1]?.entries ?? [];
  const operation = formatOperation(next.operation);
  if (next.operation.kind === 'get') {
    const values = [...new Set([-1, ...entries.map(({ value }) => value)])];
    return {
      prompt: translate(
        {
          id: 'simulators.LruCache.questionGet',
          message: '{operation} trả về gì?',
          description: 'Question before a get',
        },
        { operation },
      ),
      options: values.map((value) => ({ id: String(value), label: String(value) })),
      accepted: [String(next.returned)],
      explanation: describeStep(next),
    };
  }
  return {
    prompt: translate(
      {
        id: 'simulators.LruCache.questionPut',
        message: '{operation} bỏ khóa nào?',
        description: 'Question before a put',
      },
      { operation },
    ),
    options: [
      {
        id: 'none',
        label: translate({
          id: 'simulators.LruCache.optionNone',
          message: 'Không bỏ khóa nào',
          description: 'Answer: no key is removed',
        }),
      },
      ...entries.map(({ key }) => ({ id: String(key), label: String(key) })),
    ],
    accepted: [next.evicted ? String(next.evicted.key) : 'none'],
    explanation: describeStep(next),
  };
}
