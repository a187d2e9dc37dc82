import type { StopReason, UncaughtError } from '../../lab-kit/core/outcome';
import { seededRandom } from '../../lab-kit/core/seededRandom';
import { checksOfKind } from './checksOfKind';
import { Client } from './client';
import { HTTP_LIMITS, type HttpRequest } from './http';
import { SHOWN_SEED, type Check, type Failure, type LabChecks, type LabWorld, type Mistake, type Trial } from './lab';
import { ServerBroken, ServerStopped, type LabServer, type OpenServer } from './labServer';
import type { EngineName, Json, Language, ServerJob, Text } from './world';

/** What the grader and the page need to run a lab's server. */
export interface LabCode {
  readonly views: string;
  readonly host: string;
  readonly engines: readonly EngineName[];
  readonly language: Language;
}

export interface CheckResult {
  readonly id: string;
  readonly kind: Check<unknown>['kind'];
  readonly title: Text;
  /** Absent if the patch behaved as it must. */
  readonly failure?: Failure;
}

/** The verdict on a patch. It is accepted if every check has passed. */
export interface Verdict {
  readonly isAccepted: boolean;
  /** One for each check that was run, in their order. */
  readonly results: readonly CheckResult[];
  /** The message for a known mistake. */
  readonly mistake?: Pick<Mistake, 'id' | 'message'>;
  /** Why no check, or not every one, could run. */
  readonly broken?:
    | { readonly kind: 'error'; readonly error: UncaughtError }
    | { readonly kind: 'stopped'; readonly reason: StopReason; readonly request?: HttpRequest }
    | { readonly kind: 'unchanged' }
    | { readonly kind: 'long'; readonly length: number; readonly limit: number };
}

/** The world with this seed. */
export function worldOf<Facts>(checks: LabChecks<Facts>, seed: string, language: Language): LabWorld<Facts> {
  return checks.world(seededRandom(seed), language, seed === SHOWN_SEED);
}

/** What a server needs to start with a world. */
export function jobOf(lab: LabCode, code: string, world: LabWorld<unknown>, seed: string): ServerJob {
  const { views, host, engines, language } = lab;
  const { data, files = {}, sql } = world.server;
  return { code, views, host, engines, language, world: { seed, data, files, ...(sql !== undefined && { sql }) } };
}

/** What a check may use: the facts, random values and clients of a running server. */
export function trialOf<Facts>(
  server: LabServer,
  world: LabWorld<Facts>,
  host: string,
  seed: string,
  openTwin: (data?: Readonly<Record<string, Json>>) => Promise<LabServer>,
): Trial<Facts> {
  return {
    facts: world.facts,
    random: seededRandom(`${seed}/trial`),
    client: () => new Client(host, server.send),
    twin: async (data) => new Client(host, (await openTwin(data)).send),
  };
}

/** A text without comments and spaces, so that only changes of the code count. */
export function bareCode(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '').replace(/\s+/g, '');
}

function mistakeOf(mistakes: readonly Mistake[], failed: string, code: string): Mistake | undefined {
  const candidates = mistakes.filter(({ fails }) => fails === failed);
  const bare = bareCode(code);
  return candidates.find(({ mark }) => mark?.test(bare)) ?? candidates.find(({ mark }) => !mark);
}

async function runCheck<Facts>(
  check: Check<Facts>,
  checks: LabChecks<Facts>,
  lab: LabCode,
  code: string,
  seed: string,
  open: OpenServer,
): Promise<Failure | undefined> {
  const world = worldOf(checks, seed, lab.language);
  const job = jobOf(lab, code, world, seed);
  const servers = [await open(job)];
  const openTwin = async (changes?: Readonly<Record<string, Json>>) => {
    const data = changes ? { ...(world.server.data as object), ...changes } : world.server.data;
    const twin = await open({ ...job, world: { ...job.world, data, secret: `${seed}/twin` } });
    servers.push(twin);
    return twin;
  };
  try {
    const [server] = servers;
    return server && (await check.run(trialOf(server, world, lab.host, seed, openTwin)));
  } finally {
    for (const server of servers) server.close();
  }
}

/**
 * Judges a patch. Each check has a world of its own, with other users and ids than the reader has seen, and a new
 * server in a separate realm. The judge sees responses as plain texts only, so nothing that the patch does in its realm
 * reaches it.
 *
 * @param original - the code as the lesson shows it
 * @param salt - decides the worlds; the page takes a new one each time, so that ids from an earlier verdict are of no use
 */
export async function gradePatch<Facts>(
  code: string,
  original: string,
  lab: LabCode,
  checks: LabChecks<Facts>,
  open: OpenServer,
  salt: string,
): Promise<Verdict> {
  if (code.length > HTTP_LIMITS.patch)
    return { isAccepted: false, results: [], broken: { kind: 'long', length: code.length, limit: HTTP_LIMITS.patch } };
  if (bareCode(code) === bareCode(original)) return { isAccepted: false, results: [], broken: { kind: 'unchanged' } };
  const results: CheckResult[] = [];
  // The legitimate requests first: if they fail, what an attack finds says little about the patch.
  const inOrder = [...checksOfKind(checks.checks, 'legitimate'), ...checksOfKind(checks.checks, 'attack')];
  for (const check of inOrder) {
    const { id, kind, title } = check;
    try {
      const failure = await runCheck(check, checks, lab, code, `${salt}/${id}`, open);
      results.push({ id, kind, title, ...(failure && { failure }) });
    } catch (thrown) {
      if (thrown instanceof ServerBroken)
        return { isAccepted: false, results, broken: { kind: 'error', error: thrown.error } };
      if (thrown instanceof ServerStopped) {
        const { reason, request } = thrown;
        return { isAccepted: false, results, broken: { kind: 'stopped', reason, ...(request && { request }) } };
      }
      throw thrown;
    }
  }
  const failed = results.find(({ failure }) => failure);
  const mistake = failed && mistakeOf(checks.mistakes, failed.id, code);
  return {
    isAccepted: !failed && results.length === checks.checks.length,
    results,
    ...(mistake && { mistake: { id: mistake.id, message: mistake.message } }),
  };
}
