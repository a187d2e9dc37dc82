import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type { CaseResult, ShownCase } from '../core/problem';
import { CallTable } from './CallTable';
import styles from './styles.module.css';

/** Of the hidden cases that fail, the first ones are enough to think about. */
const HIDDEN_SHOWN = 3;

interface Props {
  shown: readonly ShownCase[];
  results: readonly CaseResult[];
  isClass: boolean;
}

/** The visible cases with their verdicts, then the first hidden ones that failed. */
export function CaseList({ shown, results, isClass }: Props): ReactNode {
  const failedHidden = results.filter(({ index, passed }) => index >= shown.length && !passed).slice(0, HIDDEN_SHOWN);
  return (
    <ol className={styles.cases}>
      {shown.map((item, index) => (
        <Case key={index} item={item} result={results.find((result) => result.index === index)} isClass={isClass}>
          <Translate id="codeLab.CaseList.visible" description="Title of a visible case" values={{ number: index + 1 }}>
            {'Trường hợp {number}'}
          </Translate>
        </Case>
      ))}
      {failedHidden.map((result) => (
        <Case key={result.index} item={result} result={result} isClass={isClass}>
          <Translate
            id="codeLab.CaseList.hidden"
            description="Title of a hidden case, shown because it failed"
            values={{ number: result.index - shown.length + 1 }}
          >
            {'Trường hợp ẩn {number}'}
          </Translate>
        </Case>
      ))}
    </ol>
  );
}

interface CaseProps {
  item: ShownCase;
  result?: CaseResult;
  isClass: boolean;
  /** Title of the case. */
  children: ReactNode;
}

function Case({ item, result, isClass, children }: CaseProps): ReactNode {
  const got = result?.error ? `${result.error.name}: ${result.error.message}` : result?.got;
  return (
    <li className={clsx(styles.case, result && (result.passed ? styles.passed : styles.failed))}>
      <p className={styles.caseTitle}>
        {children}
        {result && (
          <strong>
            {result.passed ? (
              <Translate id="codeLab.CaseList.passed" description="Verdict on a case">
                ✓ đạt
              </Translate>
            ) : (
              <Translate id="codeLab.CaseList.failed" description="Verdict on a case">
                ✗ sai
              </Translate>
            )}
          </strong>
        )}
      </p>
      {isClass ? (
        <CallTable item={item} result={result} />
      ) : (
        <Values item={item} got={result && !result.passed ? got : undefined} />
      )}
    </li>
  );
}

function Values({ item, got }: { item: ShownCase; got?: string }): ReactNode {
  return (
    <dl className={styles.values}>
      <dt>
        <Translate id="codeLab.CaseList.input" description="Label: input of a case">
          Gọi
        </Translate>
      </dt>
      <dd>{item.input}</dd>
      <dt>
        <Translate id="codeLab.CaseList.expected" description="Label: expected value of a case">
          Mong đợi
        </Translate>
      </dt>
      <dd>{item.expected}</dd>
      {got !== undefined && (
        <>
          <dt>
            <Translate id="codeLab.CaseList.got" description="Label: value that the solution returned">
              Nhận được
            </Translate>
          </dt>
          <dd className={styles.wrong}>{got}</dd>
        </>
      )}
    </dl>
  );
}
