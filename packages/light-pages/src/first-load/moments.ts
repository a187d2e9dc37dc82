// Part of the inline script (`start.ts`).

/** Runs a task when the browser is idle. */
export function whenIdle(task: () => void): void {
  // Without a timeout, the task would never run on a machine that is never idle.
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 1000 });
  else setTimeout(task, 50);
}

export const nextFrame = () => new Promise(requestAnimationFrame);
export const idle = () => new Promise<void>(whenIdle);
