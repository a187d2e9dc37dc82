import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SPEEDS, stepperReducer, type StepperAction, type StepperState } from './stepperReducer';

const START: StepperState = { position: 0, playing: false, speed: 1 };
const run = (actions: StepperAction[], count: number, from = START) =>
  actions.reduce((state, action) => stepperReducer(state, action, count), from);

describe('stepperReducer', () => {
  it('steps and jumps within the first and the last step', () => {
    expect(run([{ type: 'forward' }, { type: 'forward' }], 5).position).toBe(2);
    expect(run([{ type: 'back' }], 5).position).toBe(0);
    expect(run([{ type: 'jump', position: 99 }], 5).position).toBe(5);
    expect(run([{ type: 'jump', position: Number.NaN }], 5).position).toBe(0);
    expect(run([{ type: 'last' }, { type: 'forward' }], 5).position).toBe(5);
  });

  it('plays to the end, stops there, and starts over when played again', () => {
    const ticks = Array.from({ length: 9 }, () => ({ type: 'tick' }) as const);
    const ended = run([{ type: 'play' }, ...ticks], 3);
    expect(ended).toMatchObject({ position: 3, playing: false });
    expect(run([{ type: 'play' }], 3, ended)).toMatchObject({ position: 0, playing: true });
  });

  it('pauses on every manual step, and ignores ticks while paused', () => {
    expect(run([{ type: 'play' }, { type: 'back' }], 3).playing).toBe(false);
    expect(run([{ type: 'tick' }], 3)).toEqual(START);
  });

  it('does not play a trace without steps', () => {
    expect(run([{ type: 'play' }], 0).playing).toBe(false);
  });

  it('keeps its invariants under any sequence of actions', () => {
    const simple = fc
      .constantFrom('play', 'pause', 'toggle', 'tick', 'forward', 'back', 'first', 'last')
      .map((type) => ({ type }) as StepperAction);
    const jump = fc.integer().map((position): StepperAction => ({ type: 'jump', position }));
    const speed = fc.constantFrom(...SPEEDS).map((value): StepperAction => ({ type: 'speed', speed: value }));
    fc.assert(
      fc.property(fc.array(fc.oneof(simple, jump, speed)), fc.nat(50), (actions, count) => {
        const { position, playing } = run(actions, count);
        expect(position).toBeGreaterThanOrEqual(0);
        expect(position).toBeLessThanOrEqual(count);
        if (playing) expect(position).toBeLessThan(count);
      }),
    );
  });
});
