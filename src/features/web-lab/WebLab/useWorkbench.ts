import { useRef, useState } from 'react';
import type { LabPage } from '../core/labPage';
import { gradePatch, type Verdict } from '../core/gradePatch';

export interface Workbench {
  readonly state: 'idle' | 'grading' | 'unavailable';
  readonly verdict: Verdict | undefined;
  /** Whether a patch was accepted in this visit. */
  readonly isAccepted: boolean;
  readonly grade: (code: string) => Promise<void>;
  readonly clear: () => void;
}

/** New worlds for each verdict, so that users and ids from an earlier one are of no use. */
function newSalt(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].join('-');
}

/**
 * Judges patches of a lab; only the newest counts.
 *
 * @param onJudged - called with whether the patch was accepted
 */
export function useWorkbench(lab: LabPage, onJudged: (isAccepted: boolean) => void): Workbench {
  const [state, setState] = useState<Workbench['state']>('idle');
  const [verdict, setVerdict] = useState<Verdict>();
  const [isAccepted, setAccepted] = useState(false);
  const newest = useRef(0);

  const grade = async (code: string) => {
    const mine = (newest.current += 1);
    setState('grading');
    try {
      const [{ openInFrame }, { loadChecks }] = await Promise.all([
        import('../sandbox/labFrame'),
        import('../sandbox/loadChecks'),
      ]);
      const judged = await gradePatch(code, lab.server, lab, await loadChecks(lab.id), openInFrame, newSalt());
      if (mine !== newest.current) return;
      setVerdict(judged);
      setState('idle');
      if (judged.isAccepted) setAccepted(true);
      if (judged.broken?.kind !== 'unchanged') onJudged(judged.isAccepted);
    } catch {
      if (mine === newest.current) setState('unavailable');
    }
  };
  const clear = () => {
    newest.current += 1;
    setVerdict(undefined);
    setState('idle');
  };
  return { state, verdict, isAccepted, grade, clear };
}
