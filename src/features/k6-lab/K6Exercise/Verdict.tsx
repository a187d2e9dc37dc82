import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { CodeText } from '@site/src/components/CodeText';
import { StopMessage } from '../../lab-kit/StopMessage';
import { CheckList, RightOrWrong, Verdict } from '../../lab-kit/Verdict';
import type { Language } from '../core/lab/definition';
import type { Broken, Verdict as VerdictData } from '../core/lab/grade';
import { ErrorLine } from '../Results/ErrorLine';
import { ProblemMessage } from '../Results/ProblemMessage';
import type { Answer } from './judge';

interface Props {
  verdict: VerdictData;
  answer: Answer;
  language: Language;
}

/** The verdict on an answer: what a script did on hidden servers, or why a number or choice is wrong. */
export function K6Verdict({ verdict, answer, language }: Props): ReactNode {
  const { isAccepted, results, message, broken } = verdict;
  const failed = results.find(({ failure }) => failure);
  return (
    <Verdict
      isRight={isAccepted}
      headline={<Line verdict={verdict} kind={answer.kind} />}
      mistake={message?.[language]}
    >
      {broken && <BrokenMessage broken={broken} script={answer.kind === 'script' ? answer.script : ''} />}
      {failed?.failure && (
        <p>
          <CodeText text={failed.failure[language]} />
        </p>
      )}
    </Verdict>
  );
}

/** The hidden servers or situations, with what the script did in each. */
export function K6Checks({ verdict: { results }, language }: Omit<Props, 'answer'>): ReactNode {
  return (
    <CheckList
      checks={results.map(({ id, title, failure }) => ({
        id,
        hasPassed: !failure,
        said: failure ? (
          <Translate id="k6Lab.Verdict.failedCheck" description="Before the title of a check that the script fails">
            Chưa đạt:
          </Translate>
        ) : (
          <Translate id="k6Lab.Verdict.passedCheck" description="Before the title of a check that the script passes">
            Đạt:
          </Translate>
        ),
        title: title[language],
      }))}
    />
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
      <RightOrWrong isRight />
    );
  }
  // A script that could not be run was right in none of no situations.
  if (kind !== 'script' || results.length === 0) return <RightOrWrong isRight={false} />;
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
        <p>
          <Translate id="k6Lab.Verdict.unchanged" description="Verdict on a script that the reader has not changed">
            Script chưa thay đổi. Chỉ script được chấm; dòng lệnh và máy chủ ở đây là để bạn thử.
          </Translate>
        </p>
      );
    case 'problem':
      return <ProblemMessage problem={broken.problem} script={script} />;
    case 'exception':
      return <ErrorLine entry={broken.entry} script={script} />;
    case 'stopped':
      return (
        <p>
          <StopMessage reason={broken.reason} />
        </p>
      );
  }
}
