import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { Presets, TextField } from '../../shared/fields';
import type { Reading } from '../../shared/fields/useDraft';
import { Sheet, sheet } from '../../shared/Sheet';
import { SimulatorFrame, type Question } from '../../shared/SimulatorFrame';
import { SimulatorBoundary } from '../../shared/SimulatorFrame/SimulatorBoundary';
import { Totals } from '../../shared/Totals';
import { useSimulator, type Simulator } from '../../shared/useSimulator';
import { normalization } from '../core/definition';
import {
  formatDependency,
  formatSet,
  parseAttributes,
  parseDependencies,
  parseSet,
  type SchemaProblem,
} from '../core/parseSchema';
import type { ClosureStep, NormalizationInput, NormalizationResult, NormalizationTrace } from '../core/types';
import { describeProblem, describeStep, describeViolation } from './texts';
import styles from './styles.module.css';

interface Props {
  /** Key of the state in the address. */
  id?: string;
  /** Names separated by commas. */
  attributes?: string;
  /** Dependencies such as `A -> B; B, C -> D`. */
  dependencies?: string;
  /** Attributes whose closure is computed. */
  start?: string;
}

/** Order lines of a bookshop in one table: the title depends on the book alone, the city on the customer. */
const EXAMPLE = {
  attributes: 'order_id, book_id, quantity, title, customer_id, city',
  dependencies: 'order_id, book_id -> quantity; book_id -> title; order_id -> customer_id; customer_id -> city',
  start: 'order_id, book_id',
};

/** Closure of a set of attributes, candidate keys and normal form. */
export function Normalization({ id = 'nf', ...props }: Props): ReactNode {
  const texts = { ...EXAMPLE, ...props };
  const initial = readInput(texts);
  if (!initial)
    throw new Error(`<Normalization id="${id}">: cannot read ${JSON.stringify(texts)}; write "A, B -> C; C -> A".`);
  return (
    <SimulatorBoundary id={id}>
      <Simulation id={id} initial={initial} />
    </SimulatorBoundary>
  );
}

function readInput({ attributes, dependencies, start }: typeof EXAMPLE): NormalizationInput | null {
  const names = parseAttributes(attributes);
  if (!names.ok) return null;
  const rules = parseDependencies(dependencies, names.value);
  const set = parseSet(start, names.value);
  return rules.ok && set.ok ? { attributes: names.value, dependencies: rules.value, start: set.value } : null;
}

function Simulation({ id, initial }: { id: string; initial: NormalizationInput }): ReactNode {
  const sim = useSimulator(normalization, id, initial);
  const { input, trace, step, stepper, score } = sim;
  const known = step?.after ?? input.start;
  return (
    <SimulatorFrame
      sim={sim}
      title={translate({
        id: 'simulators.Normalization.title',
        message: 'Bao đóng, khóa và dạng chuẩn',
        description: 'Title of the normalization simulator',
      })}
      inputs={<Inputs sim={sim} />}
      status={
        step
          ? describeStep(step, input)
          : translate(
              {
                id: 'simulators.Normalization.start',
                message: 'Bao đóng bắt đầu bằng chính tập đã chọn: {set}.',
                description: 'Before the first dependency is applied',
              },
              { set: formatSet(input.start, input.attributes) },
            )
      }
      question={ask(trace, stepper.position, input)}
      results={!score && <Results input={input} result={trace.result} />}
    >
      <AttributeRow attributes={input.attributes} known={known} fresh={step?.added ?? 0} />
      <RuleTable input={input} trace={trace} shown={stepper.position} known={known} />
    </SimulatorFrame>
  );
}

function AttributeRow({
  attributes,
  known,
  fresh,
}: {
  attributes: readonly string[];
  known: number;
  fresh: number;
}): ReactNode {
  return (
    <ul
      className={styles.attributes}
      aria-label={translate({
        id: 'simulators.Normalization.attributes',
        message: 'Các thuộc tính; đậm là đã thuộc bao đóng',
        description: 'Name of the row of attributes',
      })}
    >
      {attributes.map((name, index) => {
        const isFresh = ((fresh >> index) & 1) === 1;
        const isKnown = ((known >> index) & 1) === 1;
        return (
          <li key={name} className={clsx(styles.attribute, isKnown && styles.known, isFresh && styles.fresh)}>
            {isKnown ? <strong>{name}</strong> : name}
          </li>
        );
      })}
    </ul>
  );
}

interface RuleTableProps {
  input: NormalizationInput;
  trace: NormalizationTrace;
  shown: number;
  known: number;
}

function RuleTable({ input, trace: { steps }, shown, known }: RuleTableProps): ReactNode {
  return (
    <Sheet
      label={translate({
        id: 'simulators.Normalization.rules',
        message: 'Các phụ thuộc hàm',
        description: 'Name of the table of dependencies',
      })}
      at={shown}
    >
      <table className={sheet.table}>
        <thead>
          <tr>
            <th scope="col" className={clsx(sheet.head, sheet.words)}>
              {translate({
                id: 'simulators.Normalization.rule',
                message: 'Phụ thuộc',
                description: 'Column of the dependencies',
              })}
            </th>
            <th scope="col" className={clsx(sheet.head, sheet.words)}>
              {translate({
                id: 'simulators.Normalization.applied',
                message: 'Dùng ở bước',
                description: 'Column: at which step a dependency was applied',
              })}
            </th>
            <th scope="col" className={clsx(sheet.head, sheet.words)}>
              {translate({
                id: 'simulators.Normalization.adds',
                message: 'Thêm',
                description: 'Column: what a dependency adds',
              })}
            </th>
          </tr>
        </thead>
        <tbody>
          {input.dependencies.map((rule, index) => {
            const at = steps.findIndex((each, place) => each.dependency === index && place < shown);
            const isReady = (known & rule.from) === rule.from;
            return (
              <tr key={index} data-current={at >= 0 && at === shown - 1 ? true : undefined}>
                <th
                  scope="row"
                  className={clsx(
                    sheet.head,
                    sheet.words,
                    sheet.code,
                    at >= 0 && at === shown - 1 && sheet.now,
                    isReady && styles.ready,
                  )}
                >
                  {formatDependency(rule, input.attributes)}
                </th>
                <td className={sheet.cell}>{at >= 0 ? at + 1 : ''}</td>
                <td className={clsx(sheet.cell, sheet.words, sheet.code)}>
                  {at >= 0 ? formatSet(steps[at]?.added ?? 0, input.attributes) : ''}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Sheet>
  );
}

function Results({
  input: { attributes, start },
  result,
}: {
  input: NormalizationInput;
  result: NormalizationResult;
}): ReactNode {
  const isKey = result.keys.includes(start);
  return (
    <>
      <Totals
        items={[
          [`(${formatSet(start, attributes)})⁺`, formatSet(result.closure, attributes)],
          [
            translate({
              id: 'simulators.Normalization.kind',
              message: 'Tập đã chọn là',
              description: 'What kind of key the chosen set is',
            }),
            isKey
              ? translate({
                  id: 'simulators.Normalization.candidateKey',
                  message: 'khóa ứng viên',
                  description: 'The set is a candidate key',
                })
              : result.isSuperkey
                ? translate({
                    id: 'simulators.Normalization.superkey',
                    message: 'siêu khóa, còn thừa thuộc tính',
                    description: 'The set is a superkey but not minimal',
                  })
                : translate({
                    id: 'simulators.Normalization.noKey',
                    message: 'không phải khóa',
                    description: 'The set is no key',
                  }),
          ],
          [
            translate({
              id: 'simulators.Normalization.keys',
              message: 'Khóa ứng viên',
              description: 'All candidate keys',
            }),
            result.keys.map((key) => `{${formatSet(key, attributes)}}`).join(' '),
          ],
          [
            translate({
              id: 'simulators.Normalization.form',
              message: 'Dạng chuẩn cao nhất',
              description: 'The highest normal form',
            }),
            result.normalForm,
          ],
        ]}
      />
      {result.violations.length > 0 && (
        <ul className={styles.violations}>
          {result.violations.map((violation, index) => (
            <li key={index}>{describeViolation(violation, attributes)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: SchemaProblem };

function explained<T>(parsed: Parsed<T>): Reading<T> {
  return parsed.ok ? parsed : { ok: false, message: describeProblem(parsed.problem) };
}

function Inputs({
  sim: { input, setInput },
}: {
  sim: Simulator<NormalizationInput, ClosureStep, NormalizationResult>;
}): ReactNode {
  const { attributes, dependencies, start } = input;
  const preset = (label: string, texts: typeof EXAMPLE) => ({ label, input: readInput(texts) ?? input });
  return (
    <>
      <TextField
        label={translate({
          id: 'simulators.Normalization.names',
          message: 'Thuộc tính',
          description: 'Field: the attributes',
        })}
        value={attributes}
        format={(names) => names.join(', ')}
        read={(text) => explained(parseAttributes(text))}
        onChange={(names) => setInput(rename(input, names))}
        wide
      />
      <TextField
        label={translate({
          id: 'simulators.Normalization.dependencies',
          message: 'Phụ thuộc hàm, mỗi dòng một',
          description: 'Field: functional dependencies, one a line',
        })}
        value={dependencies}
        format={(rules) => rules.map((rule) => formatDependency(rule, attributes).replace('→', '->')).join('\n')}
        read={(text) => explained(parseDependencies(text, attributes))}
        onChange={(rules) => setInput({ ...input, dependencies: rules })}
        rows={4}
        wide
      />
      <TextField
        label={translate({
          id: 'simulators.Normalization.set',
          message: 'Tính bao đóng của',
          description: 'Field: the set whose closure is computed',
        })}
        value={start}
        format={(set) => (set === 0 ? '' : formatSet(set, attributes))}
        read={(text) => explained(parseSet(text, attributes))}
        onChange={(set) => setInput({ ...input, start: set })}
        wide
      />
      <Presets
        presets={[
          preset(
            translate({
              id: 'simulators.Normalization.orders',
              message: 'Chi tiết đơn hàng',
              description: 'Example: order lines',
            }),
            EXAMPLE,
          ),
          preset(
            translate({
              id: 'simulators.Normalization.zip',
              message: 'Đường, thành phố, mã bưu chính',
              description: 'Example: in 3NF but not in BCNF',
            }),
            {
              attributes: 'street, city, zip',
              dependencies: 'street, city -> zip; zip -> city',
              start: 'street, zip',
            },
          ),
          preset('A, B, C, D', {
            attributes: 'A, B, C, D',
            dependencies: 'A -> B; B -> C; C -> D; D -> A',
            start: 'A',
          }),
        ]}
        onPick={setInput}
      />
    </>
  );
}

/** Sets follow their attributes by place; what loses its attribute loses that bit. */
function rename(input: NormalizationInput, attributes: readonly string[]): NormalizationInput {
  const move = (set: number) =>
    attributes.reduce((bits, name, index) => {
      const old = input.attributes.indexOf(name);
      const place = old >= 0 ? old : input.attributes.length === attributes.length ? index : -1;
      return place >= 0 && (set >> place) & 1 ? bits | (1 << index) : bits;
    }, 0);
  const dependencies = input.dependencies
    .map(({ from, to }) => ({ from: move(from), to: move(to) }))
    .filter(({ from, to }) => from !== 0 && to !== 0);
  return { attributes, dependencies, start: move(input.start) };
}

/** Which dependency adds something now? Each one that does is a right answer. */
function ask({ steps }: NormalizationTrace, shown: number, input: NormalizationInput): Question | null {
  const next = steps[shown];
  if (!next) return null;
  return {
    prompt: translate(
      {
        id: 'simulators.Normalization.question',
        message: 'Đã có {known}. Phụ thuộc nào thêm được thuộc tính mới?',
        description: 'Question before a dependency is applied',
      },
      { known: formatSet(next.before, input.attributes) },
    ),
    options: input.dependencies.map((rule, index) => ({
      id: String(index),
      label: formatDependency(rule, input.attributes),
    })),
    accepted: next.applicable.map(String),
    explanation: describeStep(next, input),
  };
}
