import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common/internal';
import type { LabPage } from '../core/labPage';
import { LabSession, type SessionSnapshot } from '../core/LabSession';

/** What this device keeps of a lab: the goals that were reached, and the text of the patch. */
export function labSlots(id: string): {
  reached: ReturnType<typeof createStorageSlot>;
  patch: ReturnType<typeof createStorageSlot>;
} {
  return {
    reached: createStorageSlot(`web-lab.reached.v1.${id}`),
    patch: createStorageSlot(`web-lab.patch.v1.${id}`),
  };
}

/** The goals that were reached on earlier visits; a goal that the lab no longer has does not count. */
function rememberedGoals(lab: LabPage): string[] {
  const known = new Set((labSlots(lab.id).reached.get() ?? '').split(' '));
  return lab.goals.map(({ id }) => id).filter((id) => known.has(id));
}

/** The session of a lab, which starts when the lab is in the page; the sandbox is fetched then. */
export function useSession(lab: LabPage): { session: LabSession; snapshot: SessionSnapshot } {
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
    void session.start(lab.server, 'original');
    return () => session.close();
  }, [session, lab]);

  const reached = snapshot.reached.join(' ');
  useEffect(() => {
    if (reached !== '') labSlots(lab.id).reached.set(reached);
  }, [lab.id, reached]);
  return { session, snapshot };
}
