import { useRef, useState } from 'react';

interface Judged {
  readonly isAccepted: boolean;
  /** Why the answer could not be tried. */
  readonly broken?: { readonly kind: string } | undefined;
}

/** What is known of the newest answer. */
export interface GradingState<Answer, Verdict> {
  readonly phase: 'idle' | 'grading' | 'unavailable';
  readonly verdict?: Verdict;
  /** What was judged. */
  readonly answer?: Answer;
}

export interface Grading<Answer, Verdict> extends GradingState<Answer, Verdict> {
  readonly grade: (answer: Answer) => Promise<void>;
  readonly clear: () => void;
}

/** Other data for each verdict, so that what an answer learnt from an earlier one is of no use. */
function newSalt(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].join('-');
}

/**
 * Judges answers in the sandbox; only the newest counts.
 *
 * @param judge - throws if the sandbox cannot be loaded
 * @param onJudged - called with whether the answer was accepted, unless it is the text that was given
 */
export function useGrading<Answer, Verdict extends Judged>(
  judge: (answer: Answer, salt: string) => Promise<Verdict>,
  onJudged: (isAccepted: boolean) => void,
): Grading<Answer, Verdict> {
  const [state, setState] = useState<GradingState<Answer, Verdict>>({ phase: 'idle' });
  const newest = useRef(0);

  const grade = async (answer: Answer) => {
    const mine = (newest.current += 1);
    setState({ phase: 'grading' });
    try {
      const verdict = await judge(answer, newSalt());
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
