import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasSeveralAnswers, isRight, problemsOf, quizPage, type Quiz, type QuizQuestion } from './quiz';

const both = (text: string) => ({ vi: `${text} (vi)`, en: `${text} (en)` });

const QUESTION: QuizQuestion = {
  id: 'q01',
  prompt: both('Which?'),
  code: 'SELECT 1;',
  choices: [
    { text: both('A'), correct: true, why: both('Because') },
    { text: both('B'), why: both('Because not') },
    { text: both('C'), correct: true, why: both('Because') },
  ],
};

const QUIZ: Quiz = { id: 'sample-01', questions: [QUESTION] };
const withQuestion = (change: Partial<QuizQuestion>): Quiz => ({ ...QUIZ, questions: [{ ...QUESTION, ...change }] });

test('finds no problems in a valid quiz', () => {
  expect(problemsOf(QUIZ)).toEqual([]);
});

test.each<[string, Quiz, string]>([
  ['no question', { ...QUIZ, questions: [] }, 'Quiz sample-01: no question.'],
  ['a bad id', { ...QUIZ, id: 'Sample 1' }, 'Quiz Sample 1: the id must be letters, digits and hyphens.'],
  ['an id twice', { ...QUIZ, questions: [QUESTION, QUESTION] }, 'two questions have the id "q01"'],
  ['a bad question id', withQuestion({ id: '1' }), 'question 1: the id must be "q" and two digits'],
  ['no English prompt', withQuestion({ prompt: { vi: 'Gì?', en: ' ' } }), 'question q01: the prompt is empty'],
  ['empty code', withQuestion({ code: ' ' }), 'the code is empty'],
  ['one choice', withQuestion({ choices: QUESTION.choices.slice(0, 1) }), '1 choices; write at least 2'],
  [
    'nothing correct',
    withQuestion({ choices: [1, 2].map((n) => ({ text: both(`${n}`), why: both('x') })) }),
    'no choice is marked',
  ],
  [
    'all correct',
    withQuestion({ choices: [1, 2].map((n) => ({ text: both(`${n}`), correct: true as const, why: both('x') })) }),
    'every choice is correct',
  ],
  [
    'no explanation',
    withQuestion({ choices: [...QUESTION.choices, { text: both('D'), why: { vi: 'vì', en: '' } }] }),
    'choice 4 has no `why` in one language',
  ],
  [
    'the same choice twice',
    withQuestion({ choices: [...QUESTION.choices, { text: both('A'), why: both('x') }] }),
    'two choices say "A (vi)"',
  ],
])('reports %s', (_, quiz, problem) => {
  expect(problemsOf(quiz).join('\n')).toContain(problem);
});

test('puts only one language on a page', () => {
  const page = quizPage(QUIZ, 'en');
  expect(JSON.stringify(page)).not.toContain('(vi)');
  expect(page.questions[0]).toMatchObject({ id: 'q01', prompt: 'Which? (en)', code: 'SELECT 1;' });
  expect(page.questions[0]?.choices[1]).toEqual({ text: 'B (en)', correct: false, why: 'Because not (en)' });
});

test('accepts exactly the correct choices, in any order', () => {
  const question = quizPage(QUIZ, 'vi').questions[0]!;
  expect(hasSeveralAnswers(question)).toBe(true);
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 2 })), (picks) => {
      expect(isRight(question, picks)).toBe([...picks].sort().join() === '0,2');
    }),
  );
});
