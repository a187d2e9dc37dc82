import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock/View';
import { CodeText } from '@site/src/components/CodeText';
import { LabBox } from '../../lab-kit/LabBox';
import { LabButton } from '../../lab-kit/LabButton';
import { Presses } from '../../lab-kit/LabButton/presses';
import { Mark } from '../../lab-kit/Mark';
import { hasSeveralAnswers, type QuestionPage } from '../core/quiz';
import type { QuestionState } from '../useQuiz';
import { Choice } from './Choice';
import styles from './styles.module.css';

interface Props {
  quizId: string;
  question: QuestionPage;
  number: number;
  total: number;
  state: QuestionState | undefined;
  onPick: (picks: readonly number[]) => void;
  onAnswer: () => void;
  onReveal: () => void;
}

/** One question: its choices, the verdict once it is checked, and why each choice is right or wrong. */
export function Question({ quizId, question, number, total, state, onPick, onAnswer, onReveal }: Props): ReactNode {
  /** Whether the reader was asked to choose something first. */
  const [isAsked, setAsked] = useState(false);
  const [presses] = useState(() => new Presses());
  const said = useRef<HTMLParagraphElement>(null);
  const { picks, verdict, isOpen } = state ?? { picks: [], isOpen: false };
  const several = hasSeveralAnswers(question);
  const toggle = (index: number, isPicked: boolean) => {
    const others = several ? picks.filter((pick) => pick !== index) : [];
    setAsked(false);
    onPick(isPicked ? [...others, index] : others);
  };
  const isClosedAnswer = verdict !== undefined && !isOpen;
  const press = (event: MouseEvent) => {
    if (!isClosedAnswer && picks.length === 0) {
      setAsked(true);
      return;
    }
    if (!presses.counts('answer', event)) return;
    if (isClosedAnswer) onReveal();
    else onAnswer();
  };
  const ignoreSecondPress = (event: MouseEvent) => {
    if (presses.counts('pick', event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // The explanations have pushed the verdict down.
  useEffect(() => {
    if (isOpen) void said.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li>
      <LabBox>
        <fieldset className={styles.fieldset}>
          <legend className={styles.prompt}>
            <span className={styles.number}>
              <Translate id="quiz.Question.number" description="Which question of how many" values={{ number, total }}>
                {'Câu {number}/{total}'}
              </Translate>
            </span>
            <CodeText text={question.prompt} />
            {several && (
              <span className={styles.several}>
                <Translate id="quiz.Question.several" description="The question has several correct choices">
                  Câu này có nhiều đáp án đúng: hãy chọn đủ.
                </Translate>
              </span>
            )}
          </legend>
          {question.code !== undefined && <CodeBlock language="sql">{question.code}</CodeBlock>}
          <ul className={styles.choices} role="list" onClickCapture={ignoreSecondPress}>
            {question.choices.map((choice, index) => (
              <Choice
                key={index}
                choice={choice}
                name={`${quizId}-${question.id}`}
                type={several ? 'checkbox' : 'radio'}
                isPicked={picks.includes(index)}
                isOpen={isOpen}
                onPick={(isPicked) => toggle(index, isPicked)}
              />
            ))}
          </ul>
        </fieldset>
        <div className={styles.bar} data-search="off">
          <LabButton onClick={press}>
            {isClosedAnswer ? (
              <Translate id="quiz.Question.reveal" description="Button: show the explanations of an earlier answer">
                Xem giải thích
              </Translate>
            ) : (
              <Translate id="quiz.Question.check" description="Button: check the answer to a question">
                Kiểm tra
              </Translate>
            )}
          </LabButton>
          <p ref={said} role="status" className={styles.verdict}>
            {verdict && <Verdict isRight={verdict === 'right'} />}
            {isAsked && (
              <span>
                <Translate
                  id="quiz.Question.choose"
                  description="The reader wants an answer checked without choosing one"
                >
                  Hãy chọn một câu trả lời trước.
                </Translate>
              </span>
            )}
          </p>
        </div>
        <noscript>
          <Answers question={question} />
        </noscript>
      </LabBox>
    </li>
  );
}

function Verdict({ isRight }: { isRight: boolean }): ReactNode {
  return (
    <Mark isRight={isRight}>
      {isRight ? (
        <Translate id="quiz.Question.right" description="Verdict on an answer">
          ✓ Chính xác
        </Translate>
      ) : (
        <Translate id="quiz.Question.wrong" description="Verdict on an answer">
          ✗ Chưa đúng
        </Translate>
      )}
    </Mark>
  );
}

/** The answers for readers without JavaScript. */
function Answers({ question: { choices } }: { question: QuestionPage }): ReactNode {
  return (
    <details>
      <summary>
        <Translate id="quiz.Question.answers" description="Summary: the answers, for readers without JavaScript">
          Đáp án
        </Translate>
      </summary>
      <ul>
        {choices.map(({ text, correct, why }) => (
          <li key={text}>
            {correct ? '✓' : '✗'} <CodeText text={text} />: <CodeText text={why} />
          </li>
        ))}
      </ul>
    </details>
  );
}
