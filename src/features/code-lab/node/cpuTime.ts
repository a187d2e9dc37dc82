import { readFileSync, readlinkSync } from 'node:fs';

/** Linux counts the time of threads in hundredths of a second, whatever the machine. */
const MS_PER_TICK = 10;

/** The name under which Linux tells the CPU time of the thread that asks; undefined on other systems. */
export function threadName(): string | undefined {
  try {
    return readlinkSync('/proc/thread-self');
  } catch {
    return undefined;
  }
}

/**
 * Milliseconds that a thread of this process has computed; undefined where nobody tells them. Node itself does not
 * before its version 24.
 *
 * @param name - what `threadName` has said in that thread
 */
export function cpuTimeOf(name: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    // The second field is a name in brackets, which may hold anything; the 14th and 15th are the time.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number);
    return user === undefined || system === undefined ? undefined : (user + system) * MS_PER_TICK;
  } catch {
    return undefined;
  }
}
