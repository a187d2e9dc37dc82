import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRecording } from '@site/src/features/recordings/node/readRecording';
import { simulate } from './simulate';
import type { Exchange, RoutingStep, Unroutable, Value } from './types';

interface Case {
  readonly type: Exchange;
  readonly unroutable?: Unroutable;
  readonly bindings: readonly { queue: string; key?: string; arguments?: Record<string, Value> }[];
  readonly messages: readonly { key?: string; headers?: Record<string, Value> }[];
}

const root = path.resolve(import.meta.dirname, '../../../../..');
const ID = 'rabbitmq/exchanges';
const recording = readRecording(root, ID);
const cases = JSON.parse(readFileSync(path.join(root, 'recordings', ID, 'cases.json'), 'utf8')) as Record<string, Case>;

/** What RabbitMQ did with each message of a case: the recorded text after the arrow. */
function recordedTargets(name: string): string[] {
  if (!('stdout' in recording)) throw new Error(`${ID} has no text`);
  const part = recording.parts?.[name];
  if (!part) throw new Error(`${ID} has no part ${name}`);
  const lines = recording.stdout.split('\n').slice(part.from - 1, part.to);
  return lines.flatMap((line) => /^publish .* → (.*)$/.exec(line)?.[1] ?? []);
}

function targetOf({ queues, outcome }: RoutingStep): string {
  if (outcome === 'returned') return 'basic.return 312 NO_ROUTE';
  return queues.join(', ') || 'no queue';
}

describe('the simulator and RabbitMQ', () => {
  it.each(Object.entries(cases))('send the messages of the case %s to the same queues', (name, recorded) => {
    const { steps } = simulate({
      exchange: recorded.type,
      unroutable: recorded.unroutable ?? 'drop',
      bindings: recorded.bindings.map(({ queue, key = '', arguments: table = {} }) => ({
        queue,
        key,
        pairs: Object.entries(table),
      })),
      messages: recorded.messages.map(({ key = '', headers = {} }) => ({ key, pairs: Object.entries(headers) })),
    });
    expect(steps.map(targetOf)).toEqual(recordedTargets(name));
  });

  it('are compared on every type of exchange, with every end of an unroutable message', () => {
    expect(new Set(Object.values(cases).map(({ type }) => type)).size).toBe(5);
    expect(Object.values(cases).flatMap(({ unroutable }) => unroutable ?? [])).toEqual(['mandatory', 'alternate']);
  });
});
