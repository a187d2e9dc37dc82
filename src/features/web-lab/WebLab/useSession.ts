import { useEffect, useMemo, useSyncExternalStore, type RefObject } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common/internal';
import type { LabPage } from '../core/labPage';
import type { EngineName } from '../core/world';
import { LabSession, type SessionSnapshot } from '../core/LabSession';

/** The key under which this device keeps the text of a patch. */
export const patchKey = (id: string): string => `web-lab.patch.v1.${id}`;

const reachedSlot = (id: string) => createStorageSlot(`web-lab.reached.v1.${id}`);

/** The goals that were reached on earlier visits; a goal that the lab no longer has does not count. */
function rememberedGoals(lab: LabPage): string[] {
  const known = new Set((reachedSlot(lab.id).get() ?? '').split(' '));
  return lab.goals.map(({ id }) => id).filter((id) => known.has(id));
}

const TOUCHES = ['pointerdown', 'focusin'] as const;
/** Engines of hundreds of kilobytes, which are not fetched before the reader turns to the lab. */
const LARGE: readonly EngineName[] = ['xml', 'sql'];

/** Whether the server of a lab waits for the reader's first touch. */
export function isStartedByHand(lab: LabPage): boolean {
  return lab.engines.some((name) => LARGE.includes(name));
}

/**
 * The session of a lab. It starts, and fetches the sandbox, when the lab is in the page; with a large engine only when
 * the reader presses or focuses something in it.
 *
 * @param part - the element of the lab
 */
export function useSession(
  lab: LabPage,
  part: RefObject<HTMLElement | null>,
): { session: LabSession; snapshot: SessionSnapshot } {
  const session = useMemo(
    () =>
      new LabSession(lab, {
        open: async (job) => (await import('../sandbox/labFrame')).openInFrame(job),
        loadChecks: async () => (await import('../sandbox/loadChecks')).loadChecks(lab.id),
      }),
    [lab],
  );
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);

  useEffect(() => {
    session.remember(rememberedGoals(lab));
    const start = () => {
      if (session.getSnapshot().phase === 'off') void session.start(lab.server, 'original');
    };
    const touched = part.current;
    if (isStartedByHand(lab)) for (const type of TOUCHES) touched?.addEventListener(type, start);
    else start();
    return () => {
      for (const type of TOUCHES) touched?.removeEventListener(type, start);
      session.close();
    };
  }, [session, lab, part]);

  const reached = snapshot.reached.join(' ');
  useEffect(() => {
    if (reached !== '') reachedSlot(lab.id).set(reached);
  }, [lab.id, reached]);
  return { session, snapshot };
}
