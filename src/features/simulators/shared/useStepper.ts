import { useEffect, useState, type KeyboardEvent } from 'react';
import { stepperReducer, type Speed, type StepperAction } from './core/stepperReducer';

const STEP_MS = 1000;

/** Position, playback and keys of a run; the caller keeps the position in the URL. */
export interface Stepper {
  readonly position: number;
  readonly count: number;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly dispatch: (action: StepperAction) => void;
  /** Handles the arrow keys, Home, End and Space, whatever part of the simulator has the focus. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const KEYS: Record<string, StepperAction> = {
  ArrowRight: { type: 'forward' },
  ArrowLeft: { type: 'back' },
  Home: { type: 'first' },
  End: { type: 'last' },
};

interface Options {
  position: number;
  count: number;
  motion: Motion;
  setPosition: (position: number) => void;
}

/** Whether the run is playing, and how fast. */
export interface Motion {
  readonly playing: boolean;
  readonly speed: Speed;
  readonly set: (motion: { playing: boolean; speed: Speed }) => void;
}

export function useMotion(): Motion {
  const [motion, set] = useState<{ playing: boolean; speed: Speed }>({ playing: false, speed: 1 });
  return { ...motion, set };
}

/** The only code with a timer: everything else is a function of the position. */
export function useStepper({ position, count, motion, setPosition }: Options): Stepper {
  const { playing, speed } = motion;
  const dispatch = (action: StepperAction): void => {
    const next = stepperReducer({ position, playing, speed }, action, count);
    if (next.position !== position) setPosition(next.position);
    if (next.playing !== playing || next.speed !== speed) motion.set({ playing: next.playing, speed: next.speed });
  };

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'tick' }), STEP_MS / speed);
    return () => clearTimeout(timer);
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    if (
      event.defaultPrevented ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      !(event.target instanceof HTMLElement)
    )
      return;
    const isControl = event.target.closest('input, select, textarea, summary') !== null;
    const isButton = event.target.closest('button') !== null;
    const action = event.key === ' ' && !isButton ? ({ type: 'toggle' } as const) : KEYS[event.key];
    if (!action || isControl) return;
    event.preventDefault();
    dispatch(action);
  };

  return { position, count, playing, speed, dispatch, onKeyDown };
}
