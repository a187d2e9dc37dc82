import { describe, expect, it } from 'vitest';
import { createRandom } from '../random';
import { EventQueue } from '../schedule/EventQueue';
import { ServerModel } from './serverModel';

/** Sends requests with exponential gaps, and measures them. Times in milliseconds. */
function measure(rate: number, workers: number, mean: number, count: number, seed: number) {
  const events = new EventQueue();
  const server = new ServerModel({ workers, service: { kind: 'exponential', mean }, network: 0 }, events, seed);
  const random = createRandom(seed + 1);
  let total = 0;
  let inside = 0;
  let area = 0;
  let last = 0;
  let answered = 0;
  const change = (by: number) => {
    area += inside * (events.now - last);
    last = events.now;
    inside += by;
  };
  let sent = 0;
  const arrive = () => {
    const begun = events.now;
    change(1);
    server.handle({
      answered: () => {
        change(-1);
        answered += 1;
        total += events.now - begun;
      },
    });
    sent += 1;
    if (sent < count) events.at(events.now - Math.log(1 - random()) / rate, arrive);
  };
  events.at(0, arrive);
  while (events.nextTime < Infinity) events.step();
  return { response: total / answered, inside: area / events.now, throughput: answered / events.now };
}

/** Erlang's formula C: the probability that a request has to wait (M/M/c). */
function erlangC(workers: number, load: number): number {
  let term = 1;
  let sum = 1;
  for (let count = 1; count < workers; count += 1) {
    term *= load / count;
    sum += term;
  }
  const last = ((term * load) / workers) * (workers / (workers - load));
  return last / (sum + last);
}

const REQUESTS = 200_000;

describe('the server model against the theory of queues', () => {
  it.each([
    [0.5, 1],
    [0.7, 1],
    [0.8, 1],
    [0.7, 4],
    [0.8, 8],
    [0.9, 16],
  ])('utilisation %d, %d workers: mean response within 3 %', (utilisation, workers) => {
    const mean = 20;
    const rate = (utilisation * workers) / mean;
    const expected = mean + erlangC(workers, rate * mean) / (workers / mean - rate);
    // Several seeds, since waiting times close to saturation vary much from run to run.
    const seeds = [11, 12, 13];
    const response =
      seeds.reduce((sum, seed) => sum + measure(rate, workers, mean, REQUESTS, seed).response, 0) / seeds.length;
    expect(Math.abs(response / expected - 1)).toBeLessThan(0.03);
  });

  it('keeps Little’s law in every run', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { response, inside, throughput } = measure(0.18, 4, 20, 20_000, seed);
      expect(Math.abs(inside / (throughput * response) - 1)).toBeLessThan(1e-9);
    }
  });
});
