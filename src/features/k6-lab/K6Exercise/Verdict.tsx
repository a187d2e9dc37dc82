import { useEffect, useRef, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { CodeText } from '@site/src/components/CodeText';
import { StopMessage } from '../../lab-kit/StopMessage';
import type { Language } from '../core/lab/definition';
import type { Broken, Verdict as VerdictData } from '../core/lab/grade';
import { ErrorLine } from '../Results/ErrorLine';
import { ProblemMessage } from '../Results/ProblemMessage';
import type { Answer } from './useGrading';
import styles from './styles.module.css';

interface Props {
  verdict: VerdictData;
  answer: Answer;
  language: Language;
}

/** The verdict on an answer: what a script did on hidden servers, or why a number or choice is wrong. */
export function Verdict({ verdict, answer, language }: Props): ReactNode {
  const { isAccepted, results, message, broken } = verdict;
  const failed = results.find(({ failure }) => failure);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which is no cleanup function.
    void part.current?.scrollIntoView({ block: 'nearest' });
  }, [verdict]);
  return (
    <div ref={part} className={styles.verdict} data-good={isAccepted || undefined}>
      <p className={styles.verdictLine} role="status">
        <Line verdict={verdict} kind={answer.kind} />
      </p>
      {broken && <BrokenMessage broken={broken} script={answer.kind === 'script' ? answer.script : ''} />}
      {message && (
        <p className={styles.message}>
          <CodeText text={message[language]} />
        </p>
      )}
      {failed?.failure && (
        <p className={styles.failure}>
          <CodeText text={failed.failure[language]} />
        </p>
      )}
      {results.length > 0 && (
        <ul className={styles.checks}>
          {results.map(({ id, title, failure }) => (
            <li key={id} data-failed={failure ? true : undefined}>
              <CheckSign hasPassed={!failure} /> {title[language]}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function CheckSign({ hasPassed }: { hasPassed: boolean }): ReactNode {
  return (
    <>
      <span aria-hidden="true">{hasPassed ? '✓' : '✗'}</span>{' '}
      {hasPassed ? (
        <Translate id="k6Lab.Verdict.passedCheck" description="Before the title of a check that the script passes">
          Đạt:
        </Translate>
      ) : (
        <Translate id="k6Lab.Verdict.failedCheck" description="Before the title of a check that the script fails">
          Chưa đạt:
        </Translate>
      )}
    </>
  );
}

function Line({ verdict: { isAccepted, results }, kind }: { verdict: VerdictData; kind: Answer['kind'] }): ReactNode {
  if (isAccepted) {
    return kind === 'script' ? (
      <Translate
        id="k6Lab.Verdict.accepted"
        description="Verdict on a right script; count is the number of hidden servers or situations"
        values={{ count: results.length }}
      >
        {'Đúng: script làm đúng trong cả {count} tình huống.'}
      </Translate>
    ) : (
      <Translate id="k6Lab.Verdict.right" description="Verdict on a right number or choice">
        Đúng.
      </Translate>
    );
  }
  // A script that could not be run was right in none of no situations.
  if (kind !== 'script' || results.length === 0) {
    return (
      <Translate
        id="k6Lab.Verdict.wrong"
        description="Verdict on a wrong number or choice, or a script that does not run"
      >
        Chưa đúng.
      </Translate>
    );
  }
  return (
    <Translate
      id="k6Lab.Verdict.refused"
      description="Verdict on a wrong script"
      values={{ passed: results.filter(({ failure }) => !failure).length, count: results.length }}
    >
      {'Chưa đạt: đúng trong {passed}/{count} tình huống.'}
    </Translate>
  );
}

function BrokenMessage({ broken, script }: { broken: Broken; script: string }): ReactNode {
  switch (broken.kind) {
    case 'unchanged':
      return (
        <p className={styles.failure}>
          <Translate id="k6Lab.Verdict.unchanged" description="Verdict on a script that the reader has not changed">
            Script chưa thay đổi.
          </Translate>
        </p>
      );
    case 'problem':
      return <ProblemMessage problem={broken.problem} script={script} />;
    case 'exception':
      return <ErrorLine entry={broken.entry} script={script} />;
    case 'stopped':
      return (
        <p className={styles.failure}>
          <StopMessage reason={broken.reason} />
        </p>
      );
  }
}
