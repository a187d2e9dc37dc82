import { gradeChoice, gradeNumber, gradeScript, type Exercise, type Verdict } from '../core/lab/grade';
import type { ExercisePage } from '../core/lab/labPage';

/** What the reader answers with. */
export type Answer =
  | { readonly kind: 'script'; readonly script: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'choice'; readonly picked: string };

/** Judges an answer on hidden servers. */
export async function judge(page: ExercisePage, answer: Answer, salt: string): Promise<Verdict> {
  const [{ runInFrame }, { loadGrading }] = await Promise.all([
    import('../sandbox/runInFrame'),
    import('../sandbox/loadGrading'),
  ]);
  const grading = await loadGrading(page.id);
  const [preset] = page.presets;
  if (!preset) throw new Error('An exercise has at least one server');
  const { command, seed, files } = page;
  const exercise: Exercise = { command, seed, files, server: preset.server };
  if (answer.kind === 'script' && grading.kind === 'script')
    return gradeScript(answer.script, page.start, exercise, grading, runInFrame, salt);
  if (answer.kind === 'number' && grading.kind === 'number')
    return gradeNumber(answer.value, page.solution, exercise, grading, runInFrame);
  if (answer.kind === 'choice' && grading.kind === 'choice') return gradeChoice(answer.picked, grading);
  throw new Error(`The exercise ${page.id} is not judged by a ${answer.kind}`);
}
