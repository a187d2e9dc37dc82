import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EventQueue } from './EventQueue';
import { Timeouts, type Expiring } from './Timeouts';

describe('the queue of events', () => {
  it('runs events by time, equal ones in the order in which they were added, and no cancelled ones', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.boolean())), (wanted) => {
        const events = new EventQueue();
        const ran: number[] = [];
        for (const [index, [time, isCancelled]] of wanted.entries()) {
          const event = events.at(time, () => ran.push(index));
          if (isCancelled) events.cancel(event);
        }
        while (events.nextTime < Infinity) events.step();
        const expected = [...wanted.entries()]
          .filter(([, [, isCancelled]]) => !isCancelled)
          .sort(([, [a]], [, [b]]) => a - b)
          .map(([index]) => index);
        expect(ran).toEqual(expected);
      }),
    );
  });
});

describe('time limits', () => {
  it('expire in time, unless what they limit has ended', () => {
    const events = new EventQueue();
    const timeouts = new Timeouts(events);
    const expired: [name: string, time: number][] = [];
    const limit = (name: string, length: number): Expiring => {
      const expiring: Expiring = {
        deadline: 0,
        previous: undefined,
        next: undefined,
        expire: () => expired.push([name, events.now]),
      };
      timeouts.begin(length, expiring);
      return expiring;
    };
    const [first, , third] = [limit('a', 100), limit('b', 100), limit('c', 100), limit('short', 50)];
    events.at(20, () => timeouts.end(100, first));
    events.at(30, () => timeouts.end(100, third));
    events.at(90, () => limit('d', 100));
    while (events.nextTime < Infinity) events.step();
    expect(expired).toEqual([
      ['short', 50],
      ['b', 100],
      ['d', 190],
    ]);
  });
});
