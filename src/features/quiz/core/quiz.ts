import type { Bilingual } from '../../../core/bilingual';

export interface QuizChoice {
  /** Plain text; words in backticks are shown as code. */
  readonly text: Bilingual;
  /** Several choices of a question may be correct; then all of them, and no others, must be ticked. */
  readonly correct?: true;
  /** Why the choice is right or wrong; shown after the answer. */
  readonly why: Bilingual;
}

export interface QuizQuestion {
  /** `q01`, `q02` …: stored answers refer to it, so it must not change when questions move. */
  readonly id: string;
  /** Plain text; words in backticks are shown as code. */
  readonly prompt: Bilingual;
  /** SQL under the prompt, the same in both languages. */
  readonly code?: string;
  readonly choices: readonly QuizChoice[];
}

/** A quiz, written once for both languages. */
export interface Quiz {
  /** The name by which a page refers to the quiz: `sql-review-01`. */
  readonly id: string;
  readonly questions: readonly QuizQuestion[];
}

export interface ChoicePage {
  readonly text: string;
  readonly correct: boolean;
  readonly why: string;
}

export interface QuestionPage {
  readonly id: string;
  readonly prompt: string;
  readonly code?: string;
  readonly choices: readonly ChoicePage[];
}

/** The data of a quiz in a page: one language. */
export interface QuizPage {
  readonly id: string;
  readonly questions: readonly QuestionPage[];
}

const QUIZ_ID = /^[a-z][a-z0-9-]*$/i;
const QUESTION_ID = /^q\d{2}$/;
const MIN_CHOICES = 2;

function isEmpty({ vi, en }: Bilingual): boolean {
  return vi.trim() === '' || en.trim() === '';
}

function repeated(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
}

function questionProblems({ id, prompt, code, choices }: QuizQuestion): string[] {
  const right = choices.filter(({ correct }) => correct);
  return [
    ...(QUESTION_ID.test(id) ? [] : [`the id must be "q" and two digits`]),
    ...(isEmpty(prompt) ? ['the prompt is empty in one language'] : []),
    ...(code !== undefined && code.trim() === '' ? ['the code is empty; remove it'] : []),
    ...(choices.length < MIN_CHOICES ? [`${choices.length} choices; write at least ${MIN_CHOICES}`] : []),
    ...(right.length === 0 ? ['no choice is marked `correct: true`'] : []),
    ...(right.length === choices.length ? ['every choice is correct: add a mistake that readers make'] : []),
    ...choices.flatMap(({ text, why }, index) => [
      ...(isEmpty(text) ? [`choice ${index + 1} is empty in one language`] : []),
      ...(isEmpty(why) ? [`choice ${index + 1} has no \`why\` in one language`] : []),
    ]),
    ...(['vi', 'en'] as const).flatMap((language) =>
      repeated(choices.map(({ text }) => text[language].trim())).map((text) => `two choices say "${text}"`),
    ),
  ].map((problem) => `question ${id}: ${problem}`);
}

/** The problems of a quiz, each as a sentence that names the quiz and the question. */
export function problemsOf({ id, questions }: Quiz): string[] {
  return [
    ...(QUIZ_ID.test(id) ? [] : ['the id must be letters, digits and hyphens']),
    ...(questions.length === 0 ? ['no question'] : []),
    ...repeated(questions.map((question) => question.id)).map((twice) => `two questions have the id "${twice}"`),
    ...questions.flatMap(questionProblems),
  ].map((problem) => `Quiz ${id}: ${problem}.`);
}

/** The data of a quiz for a page in one language. */
export function quizPage({ id, questions }: Quiz, language: keyof Bilingual): QuizPage {
  return {
    id,
    questions: questions.map(({ id: questionId, prompt, code, choices }) => ({
      id: questionId,
      prompt: prompt[language],
      ...(code !== undefined && { code }),
      choices: choices.map(({ text, correct, why }) => ({
        text: text[language],
        correct: correct === true,
        why: why[language],
      })),
    })),
  };
}

/** Whether a question has several correct choices, all of which must be ticked. */
export function hasSeveralAnswers({ choices }: QuestionPage): boolean {
  return choices.filter(({ correct }) => correct).length > 1;
}

/** Whether exactly the correct choices are picked. */
export function isRight({ choices }: QuestionPage, picks: readonly number[]): boolean {
  return choices.every(({ correct }, index) => correct === picks.includes(index));
}
