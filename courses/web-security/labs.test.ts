import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { labProblems } from '../../src/features/web-lab/core/checkLab';
import type { Exchange, HttpRequest } from '../../src/features/web-lab/core/http';
import {
  gradePatch,
  jobOf,
  trialOf,
  worldOf,
  type LabCode,
  type Verdict,
} from '../../src/features/web-lab/core/gradePatch';
import { SHOWN_SEED } from '../../src/features/web-lab/core/lab';
import { openInNode } from '../../src/features/web-lab/node/openInNode';
import { readLabs, type LoadedLab } from '../../src/features/web-lab/node/readLabs';
import { TRIES_ALL } from '../../tests/trials';

const labs = await readLabs();
/** Several salts, because each decides other users and ids. */
const SALTS = ['one', 'two', 'three'];
const SALTS_OF_RIGHT = TRIES_ALL ? SALTS : SALTS.slice(0, 2);
const SALTS_OF_WRONG = TRIES_ALL ? SALTS : SALTS.slice(0, 1);
const count = { attacks: 0, right: 0, wrong: 0, requests: 0 };

const codeOf = ({ definition, views }: LoadedLab): LabCode => ({
  views,
  host: definition.host,
  engines: definition.engines ?? [],
  language: 'vi',
});

const grade = (lab: LoadedLab, code: string, salt: string): Promise<Verdict> =>
  gradePatch(code, lab.server, codeOf(lab), lab.checks, openInNode, salt);

/** The failed checks with their reasons, so that a failing test explains itself. */
const failuresOf = ({ results, broken }: Verdict) => [
  ...results.flatMap(({ id, failure }) => (failure ? [`${id}: ${failure.why.en}`] : [])),
  ...(broken ? [JSON.stringify(broken)] : []),
];

afterAll(() => {
  console.info(
    `${labs.length} web-security labs: ${count.attacks} intended attacks work, ${count.right} right patches pass, ${count.wrong} wrong patches are refused for the stated reason, ${count.requests} random requests answered`,
  );
});

describe.each(labs.map((lab) => [lab.id, lab] as const))('the lab %s', (_id, lab) => {
  it('is complete', () => {
    expect(labProblems(lab)).toEqual([]);
  });

  it.each(['vi', 'en'] as const)('can be attacked as intended (%s)', async (language) => {
    const world = worldOf(lab.checks, SHOWN_SEED, language);
    const openServer = () => openInNode(jobOf({ ...codeOf(lab), language }, lab.server, world, SHOWN_SEED));
    const server = await openServer();
    const exchanges: Exchange[] = [];
    const recording = {
      ...server,
      send: async (request: HttpRequest) => {
        const exchange = await server.send(request);
        exchanges.push(exchange);
        return exchange;
      },
    };
    const first = await recording.send({
      method: 'GET',
      host: lab.definition.host,
      target: lab.definition.start,
      headers: [],
      body: '',
    });
    expect(first.response.status, first.response.body).toBe(200);
    await lab.checks.attack(trialOf(recording, world, lab.definition.host, SHOWN_SEED, openServer));
    for (const { id } of lab.definition.goals) {
      const reached = exchanges.some((one, index) =>
        lab.checks.goals[id]?.(one, world.facts, exchanges.slice(0, index)),
      );
      expect(reached, `the goal ${id}`).toBe(true);
    }
    count.attacks += 1;
  });

  it('never accepts the code without change', async () => {
    expect(await grade(lab, `${lab.server}\n// a comment`, 'one')).toMatchObject({
      isAccepted: false,
      broken: { kind: 'unchanged' },
    });
    // A change without effect.
    const { isAccepted, results } = await grade(lab, `${lab.server}\nvoid 0;`, 'one');
    expect(isAccepted).toBe(false);
    const stopped = results.filter(({ kind }) => kind === 'legitimate').filter(({ failure }) => failure);
    expect(stopped, 'legitimate requests work on the original').toEqual([]);
  });

  it.each(lab.right.map((patch) => [patch.id, patch.code] as const))(
    'accepts the right patch %s',
    async (_name, code) => {
      for (const salt of SALTS_OF_RIGHT) expect(failuresOf(await grade(lab, code, salt))).toEqual([]);
      count.right += 1;
    },
  );

  it.each(lab.wrong.map((patch) => [patch.id, patch.code] as const))('refuses the wrong patch %s', async (id, code) => {
    for (const salt of SALTS_OF_WRONG) {
      const verdict = await grade(lab, code, salt);
      const expected = lab.checks.mistakes.find((mistake) => mistake.id === id);
      const first = verdict.results.find(({ failure }) => failure);
      expect(first?.id, failuresOf(verdict).join('\n')).toBe(expected?.fails);
      expect(verdict.mistake?.id).toBe(id);
      expect(verdict.isAccepted).toBe(false);
    }
    count.wrong += 1;
  });

  it('answers any request', async () => {
    const world = worldOf(lab.checks, SHOWN_SEED, 'en');
    const server = await openInNode(jobOf({ ...codeOf(lab), language: 'en' }, lab.server, world, SHOWN_SEED));
    const paths = [...lab.server.matchAll(/route\('\w+', '([^']+)'/g)].map(([, path = '/']) => path);
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('__proto__', '../../etc/passwd', '%00', "' OR 1=1 --", '<script>', '\u0000'),
    );
    const target = fc
      .tuple(fc.constantFrom('/', ...paths), text)
      .map(([path, value]) => path.replace(/:\w+|\*/g, () => encodeURIComponent(value).slice(0, 200)));
    const request = fc.record({
      method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE'),
      host: fc.constantFrom(lab.definition.host, 'webwolf', 'elsewhere'),
      target,
      headers: fc.array(
        fc.tuple(
          fc.constantFrom('Content-Type', 'Cookie', 'X', '__proto__'),
          fc.oneof(
            text,
            fc.constantFrom('application/json', 'application/xml', 'application/x-www-form-urlencoded', 'SESSION=1'),
          ),
        ),
      ),
      body: fc.oneof(text, fc.json(), fc.webQueryParameters()),
    });
    await fc.assert(
      fc.asyncProperty(request, async (one) => {
        const { response } = await server.send(one);
        expect(response.status).toBeGreaterThanOrEqual(100);
        count.requests += 1;
      }),
      { numRuns: TRIES_ALL ? 10_000 : 500 },
    );
  });
});
