import { readFileSync, readlinkSync } from 'node:fs';

/** Linux reports the time of threads in hundredths of a second on all machines. */
const MS_PER_TICK = 10;

/** The name under which Linux reports the CPU time of the calling thread; undefined on other systems. */
export function threadName(): string | undefined {
  try {
    return readlinkSync('/proc/thread-self');
  } catch {
    return undefined;
  }
}

/**
 * CPU time of a thread of this process in milliseconds; undefined if the system does not report it. Node itself does so
 * only from version 24 on.
 *
 * @param name - the result of `threadName` in that thread
 */
export function cpuTimeOf(name: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    // The second field is a name in parentheses, which may contain anything; the 14th and 15th are the times.
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
