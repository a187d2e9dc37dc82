import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isEditable } from '@site/src/components/isEditable';
import { loadOnce } from '@site/src/components/loadOnce';
import { selectedQuery } from './core/modalRequest';
import { isSearchShortcut } from './core/shortcuts';
import { prepareSearch, rememberUse, savesData, warmUpSearch } from './prepareSearch';
import type { SearchDialogProps } from './SearchDialog';
import { useSearchSettings } from './useSearchSettings';
import { WaitingBox } from './WaitingBox';
import { watchComposition } from './watchComposition';

interface SearchDialogControl {
  /** For the button: focus returns to it. */
  button: RefObject<HTMLAnchorElement | null>;
  /** The open dialog, or null. */
  dialog: ReactNode;
  /** Loads what the dialog needs ahead of its opening. */
  prepare: () => void;
  open: () => void;
}

/** The box alone until the dialog has been loaded. */
type Shown = { text: string; Dialog?: ComponentType<SearchDialogProps> } | null;

const dialogScript = loadOnce(() => import(/* webpackChunkName: "search-dialog" */ './SearchDialog'));

/**
 * Opens and closes the search dialog, by the button and by its shortcuts.
 *
 * @param searchPage - where to go when the dialog cannot be loaded
 */
export function useSearchDialog(searchPage: string): SearchDialogControl {
  const settings = useSearchSettings();
  const button = useRef<HTMLAnchorElement>(null);
  const box = useRef<HTMLInputElement>(null);
  /** The opening that is wanted; another object, or none, once it has been closed again. */
  const wanted = useRef<object | null>(null);
  const [shown, setShown] = useState<Shown>(null);
  const isOpen = shown !== null;

  const prepare = useCallback(() => {
    if (savesData()) return;
    prepareSearch(settings);
    void dialogScript.load().catch(() => undefined);
  }, [settings]);

  const close = useCallback(() => {
    wanted.current = null;
    setShown(null);
  }, []);

  const open = useCallback(async () => {
    if (wanted.current) return;
    const opening = {};
    wanted.current = opening;
    rememberUse();
    // Both are on their way while the box is drawn.
    prepareSearch(settings);
    const loading = dialogScript.load();
    const selected = selectedQuery(String(window.getSelection()));
    const Dialog = dialogScript.now()?.SearchDialog;
    // At once: the next key belongs into the box.
    flushSync(() => setShown({ text: selected, Dialog }));
    if (Dialog) {
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
      return;
    }
    const isComposed = box.current && watchComposition(box.current);
    try {
      const { SearchDialog } = await loading;
      await isComposed?.();
      if (wanted.current !== opening || !box.current) return;
      const { value, selectionStart, selectionEnd } = box.current;
      // In one go, with the focus: a key comes before it or after it.
      flushSync(() => setShown({ text: value, Dialog: SearchDialog }));
      const { activeElement } = document;
      if (activeElement instanceof HTMLInputElement) activeElement.setSelectionRange(selectionStart, selectionEnd);
    } catch {
      const text = box.current?.value;
      window.location.assign(text ? `${searchPage}?q=${encodeURIComponent(text)}` : searchPage);
    }
  }, [settings, searchPage]);

  useEffect(() => warmUpSearch(settings, dialogScript.load), [settings]);

  useEffect(() => {
    const opener = button.current;
    if (!isOpen) return undefined;
    // The page behind a modal dialog takes no focus before the dialog has gone.
    return () => opener?.focus({ preventScroll: true });
  }, [isOpen]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event, isEditable(event.target))) return;
      if (!wanted.current) void open();
      else if (event.key !== '/') close();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [close, open]);

  const { text = '', Dialog } = shown ?? {};
  const dialog = Dialog ? (
    <Dialog initialText={text} searchPage={searchPage} onClose={close} />
  ) : (
    isOpen && <WaitingBox ref={box} initialText={text} searchPage={searchPage} onClose={close} />
  );
  return { button, prepare, open: () => void open(), dialog };
}
