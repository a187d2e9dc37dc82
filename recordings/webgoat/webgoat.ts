import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { ProductMissing, type Recorded, type Recorder } from '../../scripts/recordings/recorder';
import type { Exchange } from '../../src/features/recordings/core/recording';
import { form, Visitor, type Answer, type Sent } from './visitor';

// One name for all recordings: of two users of one WebGoat, only the first to open a lesson can solve it.
export const ACCOUNT = { username: 'learner', password: 'secret1' };

export const WEBGOAT = `http://127.0.0.1:${process.env.WEBGOAT_PORT ?? '8080'}`;
export const WEBWOLF = `http://127.0.0.1:${process.env.WEBWOLF_PORT ?? '9090'}`;

const HOW = `Start WebGoat 2023.8, bound to the loopback address, and try again:
    docker run -p 127.0.0.1:8080:8080 -p 127.0.0.1:9090:9090 webgoat/webgoat:v2023.8
  WEBGOAT_PORT and WEBWOLF_PORT name other ports (recordings/webgoat/README.md).`;

/** What a recording of one exercise does. */
export interface Exercise {
  readonly visitor: Visitor;
  /** The text of an input, without the line break at its end. */
  readonly file: (name: string) => string;
  /** Sends a request and records the exchange. */
  readonly send: (sent: Sent) => Promise<Answer>;
  /** Records an exchange that must solve the exercise. */
  readonly solve: (sent: Sent) => Promise<Answer>;
  /** Records an exchange that must fail to solve it. */
  readonly fail: (sent: Sent) => Promise<Answer>;
  /** Records an exchange that was sent before, by the visitor. */
  readonly keep: (answer: Answer) => void;
}

/** Registers the reader, unless an earlier recording has, and signs in. */
async function signIn(visitor: Visitor): Promise<void> {
  const registration = form({ ...ACCOUNT, matchingPassword: ACCOUNT.password, agree: 'agree' });
  await visitor.send({ method: 'POST', path: '/WebGoat/register.mvc', ...registration });
  const { headers } = await visitor.send({ method: 'POST', path: '/WebGoat/login', ...form(ACCOUNT) });
  if (!headers.some(([name, value]) => name === 'Location' && value.endsWith('/welcome.mvc')))
    throw new Error(`WebGoat does not let ${ACCOUNT.username} in: start it anew.`);
}

/** @throws {@link ProductMissing} where no WebGoat answers */
async function findWebgoat(): Promise<void> {
  const page = await new Visitor(WEBGOAT)
    .send({ method: 'GET', path: '/WebGoat/login' })
    .catch((error: unknown) => error as NodeJS.ErrnoException);
  if ('status' in page && page.status === 200) return;
  throw new ProductMissing(`No WebGoat answers at ${WEBGOAT}/WebGoat. ${HOW}`);
}

async function versionOf(visitor: Visitor): Promise<string> {
  const { body } = await visitor.send({ method: 'GET', path: '/WebGoat/start.mvc' });
  const version = /Version<\/span>.*?<span>([\d.]+)<\/span>/s.exec(body)?.[1];
  if (version === undefined) throw new Error(`${WEBGOAT} does not tell its version as WebGoat 2023.8 does.`);
  return version;
}

function isSolved({ body }: Answer): boolean {
  return /"lessonCompleted" : true/.test(body);
}

/**
 * A recorder for an exercise of WebGoat 2023.8: registers a reader, opens the lesson (without that WebGoat answers
 * everything with an error), and records what `run` sends.
 *
 * @param lesson - the name in the lesson's address, such as `IDOR`
 */
export function recordExercise(lesson: string, run: (exercise: Exercise) => Promise<void>): Recorder {
  return async (folder): Promise<Recorded> => {
    await findWebgoat();
    const visitor = new Visitor(WEBGOAT);
    await signIn(visitor);
    const version = await versionOf(visitor);
    await visitor.send({ method: 'GET', path: `/WebGoat/${lesson}.lesson.lesson` });
    // What an earlier recording left, such as comments, goes.
    await visitor.send({ method: 'GET', path: '/WebGoat/service/restartlesson.mvc' });
    const exchanges: Exchange[] = [];
    const send = async (sent: Sent, solves?: boolean): Promise<Answer> => {
      const answer = await visitor.send(sent);
      if (solves !== undefined && isSolved(answer) !== solves)
        throw new Error(
          `${sent.method} ${sent.path} should ${solves ? '' : 'not '}solve it:\n${answer.exchange.response.body}`,
        );
      exchanges.push(answer.exchange);
      return answer;
    };
    await run({
      visitor,
      file: (name) => readFileSync(path.join(folder, name), 'utf8').trimEnd(),
      send: (sent) => send(sent),
      solve: (sent) => send(sent, true),
      fail: (sent) => send(sent, false),
      keep: ({ exchange }) => void exchanges.push(exchange),
    });
    return { tool: 'WebGoat', version, exchanges };
  };
}
