import process from 'node:process';
import { ProductMissing, type Recorded, type Recorder } from '../../scripts/recordings/recorder';
import type { Exchange } from '../../src/features/recordings/core/recording';
import { form, Visitor, type Answer } from '../webgoat/visitor';

const WEBGOAT = `http://127.0.0.1:${process.env.WEBGOAT7_PORT ?? '8080'}`;
/** The menu of injection flaws. */
const MENU = 1100;

const HOW = `Start WebGoat 7.1, bound to the loopback address, and try again:
    docker run -p 127.0.0.1:8080:8080 webgoat/webgoat-7.1
  WEBGOAT7_PORT names another port (recordings/webgoat/README.md).`;

/** What a recording of one lesson does. */
export interface Lesson {
  /** Sends the lesson's form and records the exchange; `extract` finds the data in the page that answers. */
  readonly submit: (fields: Readonly<Record<string, string>>, extract: (html: string) => string) => Promise<Answer>;
  /** Records whether the lesson counts as solved, which must be as expected. */
  readonly progress: (isSolved: boolean) => Promise<void>;
}

/** @throws {@link ProductMissing} where no WebGoat 7 answers */
async function findWebgoat(): Promise<void> {
  const page = await new Visitor(WEBGOAT)
    .send({ method: 'GET', path: '/WebGoat/login.mvc' })
    .catch((error: unknown) => error as NodeJS.ErrnoException);
  if ('body' in page && page.body.includes('j_spring_security_check')) return;
  throw new ProductMissing(`No WebGoat 7 answers at ${WEBGOAT}/WebGoat. ${HOW}`);
}

/**
 * A recorder for a lesson of WebGoat 7.1: signs in as guest, opens and restarts the lesson, and records what `run`
 * submits.
 *
 * @param screen - the number in the lesson's address, made from the name of its class
 */
export function recordLesson(screen: number, run: (lesson: Lesson) => Promise<void>): Recorder {
  const path = `/WebGoat/attack?Screen=${screen}&menu=${MENU}`;
  return async (): Promise<Recorded> => {
    await findWebgoat();
    const visitor = new Visitor(WEBGOAT);
    const get = (target: string) => visitor.send({ method: 'GET', path: target });
    const guest = form({ username: 'guest', password: 'guest' });
    await visitor.send({ method: 'POST', path: '/WebGoat/j_spring_security_check', ...guest });
    for (const target of ['/WebGoat/start.mvc', path, '/WebGoat/service/restartlesson.mvc', path]) await get(target);
    const exchanges: Exchange[] = [];
    await run({
      submit: async (fields, extract) => {
        const answer = await visitor.send({ method: 'POST', path, ...form(fields), extract });
        exchanges.push(answer.exchange);
        return answer;
      },
      progress: async (isSolved) => {
        const answer = await get('/WebGoat/service/lessonprogress.mvc');
        if (!answer.body.includes(`"lessonCompleted":${isSolved}`))
          throw new Error(`The lesson should ${isSolved ? '' : 'not '}be solved: ${answer.body}`);
        exchanges.push(answer.exchange);
      },
    });
    // Its pages call it a snapshot, so that it cannot be asked for its version.
    return { tool: 'WebGoat', version: '7.1', exchanges };
  };
}
