interface Pending<Ask, Reply> {
  ask: Ask;
  settlers: { resolve: (reply: Reply) => void; reject: (error: unknown) => void }[];
}

/**
 * Runs one task of a kind at a time and queues only the newest one behind it. Callers with older queued tasks get the
 * reply to the newest, so nobody waits for outdated results.
 *
 * @param run - runs a task
 */
export function latestOnly<Ask, Reply>(run: (ask: Ask) => Promise<Reply>): (key: string, ask: Ask) => Promise<Reply> {
  const pending = new Map<string, Pending<Ask, Reply>>();
  const running = new Set<string>();

  async function next(key: string): Promise<void> {
    const task = pending.get(key);
    if (!task) return;
    pending.delete(key);
    running.add(key);
    try {
      const reply = await run(task.ask);
      for (const { resolve } of task.settlers) resolve(reply);
    } catch (error) {
      for (const { reject } of task.settlers) reject(error);
    } finally {
      running.delete(key);
      void next(key);
    }
  }

  return (key, ask) =>
    new Promise((resolve, reject) => {
      const waiting = pending.get(key);
      if (waiting) waiting.ask = ask;
      const settlers = waiting?.settlers ?? [];
      settlers.push({ resolve, reject });
      pending.set(key, { ask, settlers });
      if (!running.has(key)) void next(key);
    });
}
