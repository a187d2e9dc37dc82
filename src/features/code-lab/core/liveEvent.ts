/** What an event says, as far as it can cross threads: names of its fields, and plain values. */
export type EventFields = Readonly<Record<string, string | number | boolean | null>>;

/** The element of an event at the time of the event. */
export interface EventTargetState {
  readonly fields: EventFields;
  readonly dataset: Readonly<Record<string, string>>;
  /** The options that are chosen, of a list of options. */
  readonly chosen?: readonly string[];
  /** Its place on the screen. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** One call of a handler of the reader's code. */
export interface HandlerCall {
  /** The element whose handler it is. */
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

/** An event as a handler gets it, and whether the handler has ended its way up. */
export interface LiveEvent {
  readonly event: Record<string, unknown>;
  readonly isStopped: () => boolean;
}

/**
 * Makes the event that a handler gets. The browser has long gone on by then: `preventDefault` has nothing to
 * prevent, and what the elements say is of the time of the event.
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
