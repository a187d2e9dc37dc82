/** What is being kept just now. */
const underWay = new Set<Promise<void>>();
let isStopped = false;

/**
 * Has something kept behind an answer. A failure, on a full disk for instance, must not keep the answer from its reader;
 * after {@link stopKeeping} nothing is kept.
 */
export async function keepBehind(keep: () => Promise<void>): Promise<void> {
  if (isStopped) return;
  const work = keep().catch(() => undefined);
  underWay.add(work);
  await work;
  underWay.delete(work);
}

/**
 * Keeps nothing from now on, and waits for what is under way. A worker that a page takes back still answers the pages
 * that are open; what it kept for them would be left on the device.
 */
export async function stopKeeping(): Promise<void> {
  isStopped = true;
  await Promise.all(underWay);
}

/** Keeps what is visited again: browsers bring back a worker that was taken away while a page of it is open. */
export function goOnKeeping(): void {
  isStopped = false;
}
