import { expect, it } from 'vitest';
import type { Exchange } from '../../../src/features/web-lab/core/http';
import { jobOf, worldOf } from '../../../src/features/web-lab/core/gradePatch';
import { Client } from '../../../src/features/web-lab/core/client';
import { SHOWN_SEED } from '../../../src/features/web-lab/core/lab';
import { openInNode } from '../../../src/features/web-lab/node/openInNode';
import { readLabs } from '../../../src/features/web-lab/node/readLabs';

const lab = (await readLabs()).find(({ id }) => id === 'XXE-09');
if (!lab) throw new Error('The lab XXE-09 was not found.');
const { definition, views, server: code, checks } = lab;

/** The goals that are reached by ordinary comments, and what the page showed then. */
async function reachedBy(comments: readonly string[]): Promise<{ goals: string[]; page: string }> {
  const world = worldOf(checks, SHOWN_SEED, 'en');
  const labCode = { views, host: definition.host, engines: definition.engines ?? [], language: 'en' as const };
  const server = await openInNode(jobOf(labCode, code, world, SHOWN_SEED));
  const exchanges: Exchange[] = [];
  const client = new Client(definition.host, async (request) => {
    const exchange = await server.send(request);
    exchanges.push(exchange);
    return exchange;
  });
  for (const text of comments) await client.submit('/comments', { text });
  const { response } = await client.open('/');
  const goals = Object.entries(checks.goals).flatMap(([id, isReached]) =>
    exchanges.some((one, index) => isReached(one, world.facts, exchanges.slice(0, index))) ? [id] : [],
  );
  return { goals, page: response.body };
}

it('takes a long comment from the box for no swollen document', async () => {
  const { goals, page } = await reachedBy(['ha'.repeat(5_001)]);
  expect(page).toContain('ha'.repeat(5_001));
  expect(goals).toEqual([]);
});

it('takes a comment with the words of the message for no limit that was reached', async () => {
  const comments = ['Maximum entity amplification factor exceeded', '&amplification;', '<!ENTITY amplification'];
  const { goals, page } = await reachedBy(comments);
  expect(page).toContain('amplification factor exceeded');
  expect(goals).toEqual([]);
});
