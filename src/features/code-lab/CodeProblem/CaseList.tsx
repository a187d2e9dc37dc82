import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { RUN_LIMIT_MS } from '../../lab-kit/core/outcome';
import { Mark } from '../../lab-kit/Mark';
import type { CaseResult, ProblemData, ShownCase } from '../core/problem';
import { CallTable } from './CallTable';
import styles from './styles.module.css';

/** Maximum number of failed hidden cases to show; a few are enough to work on. */
const HIDDEN_SHOWN = 3;

interface Props {
  problem: ProblemData;
  results: readonly CaseResult[];
  smallest?: CaseResult;
}

/** The smallest failing input. Then the failed cases: visible ones, the first hidden ones, or the large one. Then the other visible cases. */
export function CaseList({ problem: { shown, hidden, isClass }, results, smallest }: Props): ReactNode {
  const small = shown.length + hidden.length;
  const isOther = ({ input }: ShownCase) => input !== smallest?.input;
  const failed = results.filter((result) => result.index >= shown.length && !result.passed && isOther(result));
  const failedHidden = failed.filter(({ index }) => index < small).slice(0, HIDDEN_SHOWN);
  // If an answer is correct but too slow, the verdict already says everything.
  const failedLarge = failed.filter(({ index, slow }) => index >= small && !slow);
  const visible = shown
    .map((item, index) => ({ item, index, result: results.find((one) => one.index === index) }))
    .filter(({ item }) => isOther(item));
  const hasFailed = ({ result }: (typeof visible)[number]) => result?.passed === false;
  const visibleCase = ({ item, index, result }: (typeof visible)[number]) => (
    <Case key={index} item={item} result={result} isClass={isClass}>
      <Translate id="codeLab.CaseList.visible" description="Title of a visible case" values={{ number: index + 1 }}>
        {'Trường hợp {number}'}
      </Translate>
    </Case>
  );
  return (
    <ol className={styles.cases}>
      {smallest && (
        <Case item={smallest} result={smallest} isClass={isClass}>
          <Translate
            id="codeLab.CaseList.smallest"
            description="Title of the smallest input found on which the solution fails"
          >
            Đầu vào nhỏ nhất tìm được mà lời giải sai
          </Translate>
        </Case>
      )}
      {visible.filter(hasFailed).map(visibleCase)}
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
      {failedLarge.map((result) => (
        <Case key={result.index} item={result} result={result} isClass={false}>
          <Translate
            id="codeLab.CaseList.large"
            description="Title of a case with a large input, shown because it failed"
            values={{ number: result.index - small + 1 }}
          >
            {'Trường hợp lớn {number}'}
          </Translate>
        </Case>
      ))}
      {visible.filter((one) => !hasFailed(one)).map(visibleCase)}
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
    <li className={styles.case}>
      <p className={styles.caseTitle}>
        {children}
        {result && (
          <Mark isRight={result.passed}>
            {result.passed ? (
              <Translate id="codeLab.CaseList.passed" description="Verdict on a case">
                ✓ đạt
              </Translate>
            ) : (
              <Translate id="codeLab.CaseList.failed" description="Verdict on a case">
                ✗ sai
              </Translate>
            )}
          </Mark>
        )}
      </p>
      {isClass ? (
        <CallTable item={item} result={result} />
      ) : (
        <Values item={item} got={result && !result.passed ? got : undefined} />
      )}
      {result?.isEndless && (
        <p className={styles.wrong}>
          <Translate
            id="codeLab.CaseList.endless"
            description="Said of a case in which the solution was stopped"
            values={{ seconds: RUN_LIMIT_MS / 1000 }}
          >
            {'Mã chạy chưa xong sau {seconds} giây nên đã bị dừng.'}
          </Translate>
        </p>
      )}
    </li>
  );
}

function Values({ item, got }: { item: ShownCase; got?: string }): ReactNode {
  const argumentsAt = item.input.indexOf('(') + 1;
  return (
    <dl className={styles.values}>
      <dt>
        <Translate id="codeLab.CaseList.input" description="Label: input of a case">
          Gọi
        </Translate>
      </dt>
      <dd>
        {/* On a phone a long call breaks after its bracket, not within a number. */}
        {item.input.slice(0, argumentsAt)}
        <wbr />
        {item.input.slice(argumentsAt)}
      </dd>
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
