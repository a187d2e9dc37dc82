import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Lens } from '../../relation/Lens';
import { CellText } from '../../relation/RelationTable';
import { Verdict } from '../../relation/Verdict';
import { formatLiteral } from '../../relation/core/types';
import { innerQueryFor } from '../core/queryLines';
import type { SubqueryInput, SubqueryLesson, SubqueryStep, SubqueryTrace } from '../core/types';
import { PREDICATES, valueText, type Names } from './names';
import styles from './styles.module.css';

interface Props {
  step: SubqueryStep | undefined;
  trace: SubqueryTrace;
  input: SubqueryInput;
  lesson: SubqueryLesson;
  names: Names;
}

/** The inner query with the current outer row's values, its answer, and the condition with that answer filled in. */
export function AnswerLens({ step, trace, input, lesson, names }: Props): ReactNode {
  if (!step || step.kind === 'start') return <Lens className={styles.lens} />;
  const pieces = innerQueryFor(input, lesson.aliases, trace.result, input.outer.rows[step.row] ?? []);
  return (
    <Lens className={styles.lens}>
      <p className={styles.asked}>
        {translate(
          {
            id: 'simulators.CorrelatedSubquery.asks',
            message: 'Với {row}, truy vấn con hỏi:',
            description: 'Above the inner query with the values of an outer row put in',
          },
          { row: names.row(step.row) },
        )}
      </p>
      <code translate="no" className={styles.code}>
        {pieces.map((piece, index) =>
          piece.kind === 'written' ? (
            piece.text
          ) : (
            <b key={index} title={piece.text}>
              {piece.value === null ? <CellText cell={null} /> : formatLiteral(piece.value)}
            </b>
          ),
        )}
      </code>
      <p className={styles.answer}>
        <span aria-hidden="true">→</span> {answerText(step.answer, input)}
      </p>
      {step.kind === 'decide' && (
        <p className={styles.decision}>
          <Condition step={step} input={input} names={names} />
        </p>
      )}
    </Lens>
  );
}

type Told = Exclude<SubqueryStep, { kind: 'start' }>;

function answerText({ matched, values, value }: Told['answer'], { mode }: SubqueryInput): string {
  if (mode === 'scalar') return valueText(value);
  if (mode === 'in' || mode === 'notIn') return `(${values.map(valueText).join(', ')})`;
  return translate(
    {
      id: 'simulators.CorrelatedSubquery.answerRows',
      message: 'số hàng: {count}',
      description: 'Beside the inner query: how many rows it has',
    },
    { count: matched.length },
  );
}

/** The outer condition with its values; IN is spelled out as its chain of comparisons. */
function Condition({ step, input, names }: { step: Told & { kind: 'decide' }; input: SubqueryInput; names: Names }) {
  const { row, answer, comparisons, truth } = step;
  const { mode, operator } = input;
  const left = names.compared(row);
  if (mode === 'exists' || mode === 'notExists')
    return (
      <>
        <code translate="no" className={styles.code}>
          {PREDICATES[mode]} (…)
        </code>{' '}
        <Verdict truth={truth} />
      </>
    );
  if (mode === 'scalar')
    return (
      <>
        <code translate="no" className={styles.code}>
          {left} {operator} {valueText(answer.value)}
        </code>{' '}
        <Verdict truth={truth} />
      </>
    );
  return (
    <>
      {comparisons.map(({ value, truth: each }, index) => (
        <span key={index} className={styles.comparison}>
          {index > 0 && (
            <code translate="no" className={styles.joint}>
              {mode === 'in' ? 'OR' : 'AND'}{' '}
            </code>
          )}
          <code translate="no" className={styles.code}>
            {left} {mode === 'in' ? '=' : '<>'} {valueText(value)}
          </code>{' '}
          <Verdict truth={each} />
        </span>
      ))}
      <span className={styles.comparison}>
        <code translate="no" className={styles.joint}>
          {comparisons.length > 0 && '⇒ '}
          {PREDICATES[mode]}
        </code>{' '}
        <Verdict truth={truth} />
      </span>
    </>
  );
}
