import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import { isSearchShortcut } from './core/shortcuts';
import { prepareSearch } from './prepareSearch';
import type { SearchDialogProps } from './SearchDialog';
import { useSearchSettings } from './useSearchSettings';

interface SearchDialogControl {
  /** For the button: focus returns to it. */
  button: RefObject<HTMLAnchorElement | null>;
  /** The open dialog, or null. */
  dialog: ReactNode;
  /** Loads what the dialog needs ahead of its opening. */
  prepare: () => void;
  open: () => void;
}

const loadDialog = () => import(/* webpackChunkName: "search-dialog" */ './SearchDialog');

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:input|select|textarea)$/i.test(target.tagName))
  );
}

/** Keeps what is typed between the opening and the arrival of the dialog; returns a function that gives it and stops. */
function collectTyping(): () => string {
  let typed = '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target)) return;
    if (event.key.length === 1) typed += event.key;
    else if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else return;
    event.preventDefault();
  };
  window.addEventListener('keydown', onKeyDown);
  return () => {
    window.removeEventListener('keydown', onKeyDown);
    return typed;
  };
}

/**
 * Opens and closes the search dialog, by the button and by its shortcuts.
 *
 * @param searchPage - where to go when the dialog cannot be loaded
 */
export function useSearchDialog(searchPage: string): SearchDialogControl {
  const settings = useSearchSettings();
  const button = useRef<HTMLAnchorElement>(null);
  const isWanted = useRef(false);
  const [opened, setOpened] = useState<{ Dialog: ComponentType<SearchDialogProps>; typed: string } | null>(null);

  const prepare = useCallback(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    void loadDialog().catch(() => undefined);
    void prepareSearch(settings).catch(() => undefined);
  }, [settings]);

  const close = useCallback(() => {
    isWanted.current = false;
    setOpened(null);
  }, []);

  const open = useCallback(async () => {
    if (isWanted.current) return;
    isWanted.current = true;
    const stopCollecting = collectTyping();
    void prepareSearch(settings).catch(() => undefined);
    try {
      const { SearchDialog } = await loadDialog();
      // Closed again while it was loading.
      if (isWanted.current) setOpened({ Dialog: SearchDialog, typed: stopCollecting() });
    } catch {
      window.location.assign(searchPage);
    } finally {
      stopCollecting();
    }
  }, [settings, searchPage]);

  useEffect(() => {
    if (!opened) return undefined;
    // The page behind a modal dialog takes no focus before the dialog has gone.
    return () => button.current?.focus({ preventScroll: true });
  }, [opened]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event, isTyping(event.target))) return;
      if (!isWanted.current) void open();
      else if (event.key !== '/') close();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [close, open]);

  return {
    button,
    prepare,
    open: () => void open(),
    dialog: opened && <opened.Dialog initialText={opened.typed} searchPage={searchPage} onClose={close} />,
  };
}
