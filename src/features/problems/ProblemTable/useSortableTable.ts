import { useEffect, useState, type ComponentProps, type ComponentType, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { loadOnce } from 'light-pages/browser/loadOnce';
import { whenReleased } from 'light-pages/browser/whenReleased';
import type { SortableTable } from './SortableTable';

/** PrimeReact's table, loaded when a reader points at the plain one or reaches it by keyboard. */
const sortable = loadOnce(async () => (await import('./SortableTable')).SortableTable);

/** `pointermove` counts too: the pointer may have been over the table before its listeners were attached. */
const SIGNS = ['pointermove', 'pointerdown', 'focusin'] as const;

const controlsOf = (part: HTMLElement) => [...part.querySelectorAll<HTMLElement>('a, button')];

interface DeferredTable {
  readonly Table: ComponentType<ComponentProps<typeof SortableTable>> | undefined;
  readonly hasFailed: boolean;
  /** Requests the table because the reader used it; `hasFailed` is then set if it cannot be loaded. */
  readonly ask: () => void;
}

/**
 * The sortable table, once loaded. It replaces the plain one only between two presses. The focus stays on the same
 * control, because both tables have the same controls in the same order.
 *
 * @param part - the element that contains the plain table
 */
export function useSortableTable(part: RefObject<HTMLElement | null>): DeferredTable {
  const [state, setState] = useState<'plain' | 'failed' | 'loaded'>(() => (sortable.now() ? 'loaded' : 'plain'));

  const show = () => {
    const element = part.current;
    const focused = element ? controlsOf(element).indexOf(document.activeElement as HTMLElement) : -1;
    flushSync(() => setState('loaded'));
    if (element && focused >= 0) controlsOf(element)[focused]?.focus({ preventScroll: true });
  };
  const fetchTable = async () => {
    await sortable.load();
    await whenReleased();
    if (part.current?.isConnected) show();
  };

  useEffect(() => {
    const element = part.current;
    if (!element || state !== 'plain') return undefined;
    let isAsked = false;
    const onSign = () => {
      if (isAsked) return;
      isAsked = true;
      // The reader has not used the table yet, so a failure stays silent; a click that needs the table reports it.
      fetchTable().catch(() => (isAsked = false));
    };
    for (const sign of SIGNS) element.addEventListener(sign, onSign);
    if (element.contains(document.activeElement)) onSign();
    return () => {
      for (const sign of SIGNS) element.removeEventListener(sign, onSign);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what it calls is the same at each drawing
  }, [state]);

  const ask = () => {
    if (state === 'loaded') return;
    fetchTable().catch(() => setState('failed'));
  };
  return { Table: state === 'loaded' ? sortable.now() : undefined, hasFailed: state === 'failed', ask };
}
