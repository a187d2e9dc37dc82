import { useRef, useState } from 'react';
import { gradeChoice, gradeNumber, gradeScript, type Exercise, type Verdict } from '../core/lab/grade';
import type { ExercisePage } from '../core/lab/labPage';

/** What the reader answers with. */
export type Answer =
  | { readonly kind: 'script'; readonly script: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'choice'; readonly picked: string };

export interface GradingState {
  readonly phase: 'idle' | 'grading' | 'unavailable';
  readonly verdict?: Verdict;
  /** What was graded. */
  readonly answer?: Answer;
}

/** New servers for each verdict, so that a script cannot be made for one. */
function newSalt(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].join('-');
}

async function judge(page: ExercisePage, answer: Answer): Promise<Verdict> {
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
    return gradeScript(answer.script, page.start, exercise, grading, runInFrame, newSalt());
  if (answer.kind === 'number' && grading.kind === 'number')
    return gradeNumber(answer.value, page.solution, exercise, grading, runInFrame);
  if (answer.kind === 'choice' && grading.kind === 'choice') return gradeChoice(answer.picked, grading);
  throw new Error(`The exercise ${page.id} is not judged by a ${answer.kind}`);
}

/**
 * Judges the answers to an exercise; only the newest counts.
 *
 * @param onJudged - called with whether the answer was accepted
 */
export function useGrading(
  page: ExercisePage,
  onJudged: (isAccepted: boolean) => void,
): GradingState & { readonly grade: (answer: Answer) => Promise<void>; readonly clear: () => void } {
  const [state, setState] = useState<GradingState>({ phase: 'idle' });
  const newest = useRef(0);

  const grade = async (answer: Answer) => {
    const mine = (newest.current += 1);
    setState({ phase: 'grading' });
    try {
      const verdict = await judge(page, answer);
      if (mine !== newest.current) return;
      setState({ phase: 'idle', verdict, answer });
      if (verdict.broken?.kind !== 'unchanged') onJudged(verdict.isAccepted);
    } catch {
      if (mine === newest.current) setState({ phase: 'unavailable' });
    }
  };
  const clear = () => {
    newest.current += 1;
    setState({ phase: 'idle' });
  };
  return { ...state, grade, clear };
}
