/**
 * The modals restore a scroll position when they unmount. Read at that moment, this value is the current position, so a
 * followed link keeps its own.
 */
export const SCROLL_POSITION = { valueOf: () => window.scrollY } as unknown as number;
