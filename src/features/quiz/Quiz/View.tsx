import { useRef, type ReactNode } from 'react';
import { usePluralForm } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import { ProgressNotice } from '@site/src/features/progress/ProgressNotice';
import { LabButton } from '../../lab-kit/LabButton';
import type { QuizPage } from '../core/quiz';
import { useQuiz } from '../useQuiz';
import { Question } from './Question';
import styles from './styles.module.css';

/** Questions to answer on the page, each with its explanations; answers are stored on the device. */
export function Quiz({ quiz }: { quiz: QuizPage }): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const { states, answer, pick, reveal, retryWrong, right, wrong } = useQuiz(quiz);
  const retry = () => {
    const first = quiz.questions.findIndex(({ id }) => states[id]?.verdict === 'wrong');
    retryWrong();
    list.current?.children[first]?.querySelector('input')?.focus();
  };
  return (
    <div className={styles.quiz}>
      <ol ref={list} className={styles.questions} role="list">
        {quiz.questions.map((question, index) => (
          <Question
            key={question.id}
            quizId={quiz.id}
            question={question}
            number={index + 1}
            total={quiz.questions.length}
            state={states[question.id]}
            onPick={(picks) => pick(question, picks)}
            onAnswer={() => answer(question)}
            onReveal={() => reveal(question)}
          />
        ))}
      </ol>
      <div className={styles.end} data-search="off">
        <p className={styles.score} role="status">
          <Score right={right} answered={right + wrong} total={quiz.questions.length} />
        </p>
        {wrong > 0 && (
          <LabButton onClick={retry}>
            <Translate id="quiz.Quiz.retry" description="Button: answer the wrong questions again">
              Làm lại câu sai
            </Translate>
          </LabButton>
        )}
      </div>
      <ProgressNotice />
    </div>
  );
}

function Score({ right, answered, total }: { right: number; answered: number; total: number }): ReactNode {
  const { selectMessage } = usePluralForm();
  if (answered === 0) {
    return selectMessage(
      total,
      translate(
        { id: 'quiz.Quiz.length', message: '{count} câu hỏi', description: 'Length of a quiz; pluralized' },
        { count: total },
      ),
    );
  }
  if (answered < total) {
    return (
      <Translate
        id="quiz.Quiz.partial"
        description="Score while some questions are open"
        values={{ right, answered, total }}
      >
        {'Đúng {right} trên {answered} câu đã trả lời; cả bài có {total} câu'}
      </Translate>
    );
  }
  return (
    <Translate id="quiz.Quiz.score" description="Final score of a quiz" values={{ right, total }}>
      {'Kết quả: đúng {right}/{total} câu'}
    </Translate>
  );
}
