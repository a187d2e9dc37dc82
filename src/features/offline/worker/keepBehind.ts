/** Writes in progress. */
const underWay = new Set<Promise<void>>();
let isStopped = false;

/**
 * Saves something in the background of a response. A failure, such as a full disk, must not affect the response; after
 * {@link stopKeeping} nothing is saved.
 */
export async function keepBehind(keep: () => Promise<void>): Promise<void> {
  if (isStopped) return;
  const work = keep().catch(() => undefined);
  underWay.add(work);
  await work;
  underWay.delete(work);
}

/**
 * Stops saving, and waits for the writes in progress. An unregistered worker still answers open pages; anything that it
 * cached for them would be left on the device.
 */
export async function stopKeeping(): Promise<void> {
  isStopped = true;
  await Promise.all(underWay);
}

/** Resumes saving: browsers reuse an unregistered worker while one of its pages is still open. */
export function goOnKeeping(): void {
  isStopped = false;
}
