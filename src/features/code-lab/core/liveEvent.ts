/** The data of an event that can be sent between threads: names of its fields, and plain values. */
export type EventFields = Readonly<Record<string, string | number | boolean | null>>;

/** The state of an event's element at the time of the event. */
export interface EventTargetState {
  readonly fields: EventFields;
  readonly dataset: Readonly<Record<string, string>>;
  /** The selected options, if the element is a list of options. */
  readonly chosen?: readonly string[];
  /** Its position and size in the viewport. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** One call of an event handler in the reader's code. */
export interface HandlerCall {
  /** Id of the element with the handler. */
  readonly id: number;
  readonly handler: string;
  readonly event: EventFields;
  readonly target: EventTargetState;
  readonly currentTarget: EventTargetState;
}

function revive({ fields, dataset, chosen, box }: EventTargetState): Record<string, unknown> {
  const { x, y, width, height } = box;
  return {
    ...fields,
    dataset: { ...dataset },
    ...(chosen && { selectedOptions: chosen.map((value) => ({ value })) }),
    getBoundingClientRect: () => ({ x, y, width, height, left: x, top: y, right: x + width, bottom: y + height }),
  };
}

/** An event as passed to a handler, and whether the handler has stopped its propagation. */
export interface LiveEvent {
  readonly event: Record<string, unknown>;
  readonly isStopped: () => boolean;
}

/**
 * Creates the event that is passed to a handler. By then the browser has already handled the real one, so
 * `preventDefault` has no effect, and the elements have their state from the time of the event.
 */
export function liveEvent({ event: fields, target, currentTarget }: HandlerCall): LiveEvent {
  let stopped = false;
  const stop = () => {
    stopped = true;
  };
  const event: Record<string, unknown> = {
    ...fields,
    target: revive(target),
    currentTarget: revive(currentTarget),
    preventDefault: () => undefined,
    stopPropagation: stop,
    isPropagationStopped: () => stopped,
    isDefaultPrevented: () => false,
    persist: () => undefined,
  };
  event.nativeEvent = { ...event, stopImmediatePropagation: stop };
  return { event, isStopped: () => stopped };
}
