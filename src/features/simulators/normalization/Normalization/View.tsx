import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import type { Question } from '../../shared/SimulatorFrame';
import { simulator, type SimulatorOf, type SimulatorParts } from '../../shared/simulator';
import { normalization } from '../core/definition';
import { formatDependency, formatSet } from '../core/parseSchema';
import type { NormalizationInput, NormalizationTrace } from '../core/types';
import { EXAMPLE, readInput } from './example';
import { Inputs, Schemas } from './Inputs';
import { Results } from './Results';
import { RuleTable } from './RuleTable';
import { describeStep } from './texts';
import styles from './styles.module.css';

interface Props {
  /** Names separated by commas. */
  attributes?: string;
  /** Dependencies such as `A -> B; B, C -> D`. */
  dependencies?: string;
  /** Attributes whose closure is computed. */
  start?: string;
  /** A decomposition to judge, its parts separated by semicolons: `A, B; B, C`. */
  parts?: string;
}

/** Closure of a set of attributes, candidate keys, normal form and decompositions. */
export const Normalization = simulator(
  'Normalization',
  'nf',
  (props: Props) => {
    const texts = { ...EXAMPLE, ...props };
    const input = readInput(texts);
    if (!input) throw new Error(`cannot read ${JSON.stringify(texts)}; write "A, B -> C; C -> A"`);
    return { definition: normalization, input };
  },
  useParts,
);

function useParts(sim: SimulatorOf<typeof normalization>): SimulatorParts {
  const { input, trace, step, stepper, score } = sim;
  const known = step?.after ?? input.start;
  return {
    title: translate({
      id: 'simulators.Normalization.title',
      message: 'Bao đóng, khóa và dạng chuẩn',
      description: 'Title of the normalization simulator',
    }),
    choices: <Schemas sim={sim} />,
    inputs: <Inputs sim={sim} />,
    status: step
      ? describeStep(step, input)
      : translate(
          {
            id: 'simulators.Normalization.start',
            message: 'Bao đóng bắt đầu bằng chính tập đã chọn: {set}.',
            description: 'Before the first dependency is applied',
          },
          { set: formatSet(input.start, input.attributes) },
        ),
    question: ask(trace, stepper.position, input),
    results: !score && <Results input={input} result={trace.result} />,
    figure: (
      <>
        <AttributeRow attributes={input.attributes} known={known} fresh={step?.added ?? 0} />
        <RuleTable input={input} trace={trace} shown={stepper.position} known={known} />
      </>
    ),
  };
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
        message: 'Các thuộc tính; chữ đậm là thuộc tính đã có trong bao đóng',
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

/** Asks which dependency adds something now; every one that does is a right answer. */
function ask({ steps }: NormalizationTrace, shown: number, input: NormalizationInput): Question | null {
  const next = steps[shown];
  if (!next) return null;
  return {
    prompt: translate(
      {
        id: 'simulators.Normalization.question',
        message: 'Bao đóng đang là {known}. Phụ thuộc nào thêm được thuộc tính mới?',
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
