import { useState } from 'react';
import { entryOf, withAnswer } from '@site/src/features/progress/core/record';
import { progressStore } from '@site/src/features/progress/progressStore';
import { useProgress } from '@site/src/features/progress/useProgress';
import { isRight, type QuestionPage, type QuizPage } from './core/quiz';

export interface QuestionState {
  readonly picks: readonly number[];
  /** Missing until the reader checks the picks. */
  readonly verdict?: 'right' | 'wrong';
  /** Whether the explanations are shown. */
  readonly isOpen: boolean;
}

/** The reader's input during this visit; without a draft the stored answer counts. */
interface Draft {
  readonly picks: readonly number[];
  readonly isChecked: boolean;
}

interface RunningQuiz {
  states: Readonly<Record<string, QuestionState>>;
  pick: (question: QuestionPage, picks: readonly number[]) => void;
  /** Checks the picks and stores them. */
  answer: (question: QuestionPage) => void;
  /** Opens the explanations of an answer stored on an earlier visit. */
  reveal: (question: QuestionPage) => void;
  /** Clears the questions answered wrongly. */
  retryWrong: () => void;
  right: number;
  wrong: number;
}

const UNANSWERED: QuestionState = { picks: [], isOpen: false };

/** The state of a quiz: stored answers, overridden by the reader's input during this visit. */
export function useQuiz({ id, questions }: QuizPage): RunningQuiz {
  const { progress } = useProgress();
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const remembered = entryOf(progress.quizzes, id);

  const stateOf = (question: QuestionPage): QuestionState => {
    const draft = drafts[question.id];
    const picks = draft?.picks ?? entryOf(remembered, question.id)?.picks ?? [];
    // The question may have changed since the answer was stored, so the answer is checked again.
    const isJudged = draft ? draft.isChecked : picks.length > 0;
    if (!isJudged) return { ...UNANSWERED, picks };
    return { picks, verdict: isRight(question, picks) ? 'right' : 'wrong', isOpen: draft?.isChecked === true };
  };
  const states = Object.fromEntries(questions.map((question) => [question.id, stateOf(question)]));
  const verdicts = Object.values(states).map(({ verdict }) => verdict);
  const setDraft = (question: QuestionPage, draft: Draft) =>
    setDrafts((current) => ({ ...current, [question.id]: draft }));

  return {
    states,
    pick: (question, picks) => setDraft(question, { picks, isChecked: false }),
    answer(question) {
      const { picks } = states[question.id] ?? UNANSWERED;
      setDraft(question, { picks, isChecked: true });
      const right = isRight(question, picks);
      progressStore.update((known) => withAnswer(known, { quiz: id, question: question.id, picks, right }, new Date()));
    },
    reveal: (question) => setDraft(question, { picks: states[question.id]?.picks ?? [], isChecked: true }),
    retryWrong: () =>
      setDrafts((current) => ({
        ...current,
        ...Object.fromEntries(
          questions
            .filter((question) => states[question.id]?.verdict === 'wrong')
            .map((question) => [question.id, { picks: [], isChecked: false }]),
        ),
      })),
    right: verdicts.filter((verdict) => verdict === 'right').length,
    wrong: verdicts.filter((verdict) => verdict === 'wrong').length,
  };
}
