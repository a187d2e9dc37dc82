/** Playback speeds in steps per second. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export interface StepperState {
  /** Number of steps shown: 0 before the first, `count` at the end. */
  readonly position: number;
  readonly playing: boolean;
  readonly speed: Speed;
}

export type StepperAction =
  | { readonly type: 'play' | 'pause' | 'toggle' | 'tick' | 'forward' | 'back' | 'first' | 'last' }
  | { readonly type: 'jump'; readonly position: number }
  | { readonly type: 'speed'; readonly speed: Speed };

/**
 * The state machine of every simulator. The position stays within 0…count; playback stops at the end, and playing from
 * there starts over; every manual step pauses playback.
 *
 * @param count - number of steps of the trace
 */
export function stepperReducer(state: StepperState, action: StepperAction, count: number): StepperState {
  const move = (position: number): StepperState => ({ ...state, playing: false, position: clamp(position, count) });
  switch (action.type) {
    case 'play':
      if (count === 0) return state;
      return { ...state, playing: true, position: state.position >= count ? 0 : clamp(state.position, count) };
    case 'pause':
      return { ...state, playing: false };
    case 'toggle':
      return stepperReducer(state, { type: state.playing ? 'pause' : 'play' }, count);
    case 'tick': {
      if (!state.playing) return state;
      const position = clamp(state.position + 1, count);
      return { ...state, position, playing: position < count };
    }
    case 'forward':
      return move(state.position + 1);
    case 'back':
      return move(state.position - 1);
    case 'first':
      return move(0);
    case 'last':
      return move(count);
    case 'jump':
      return move(action.position);
    case 'speed':
      return { ...state, speed: action.speed };
  }
}

function clamp(position: number, count: number): number {
  return Math.min(Math.max(Math.trunc(position) || 0, 0), count);
}
