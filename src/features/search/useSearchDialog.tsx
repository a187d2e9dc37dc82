import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { isEditable } from 'light-pages/browser/isEditable';
import { loadOnce } from 'light-pages/browser/loadOnce';
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
type Shown = { text: string; Dialog?: ComponentType<SearchDialogProps>; hasFailed?: boolean } | null;

/** Draws at once, for the next key belongs into the box; returns the one that has the focus then. */
function focusAfter(draw: () => void): HTMLInputElement | null {
  flushSync(draw);
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement ? activeElement : null;
}

const dialogScript = loadOnce(() => import(/* webpackChunkName: "search-dialog" */ './SearchDialog'));

/**
 * Opens and closes the search dialog, by the button and by its shortcuts.
 *
 * @param searchPage - where the box leads without the dialog
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
    // The box is there already when an earlier try has failed.
    const text = box.current?.value ?? selectedQuery(String(window.getSelection()));
    const Dialog = dialogScript.now()?.SearchDialog;
    const first = focusAfter(() => setShown({ text, Dialog }));
    if (Dialog) {
      first?.select();
      return;
    }
    box.current?.focus();
    const isComposed = box.current && watchComposition(box.current);
    try {
      const { SearchDialog } = await loading;
      await isComposed?.();
      if (wanted.current !== opening || !box.current) return;
      const { value, selectionStart, selectionEnd } = box.current;
      // In one go, with the focus: a key comes before it or after it.
      const next = focusAfter(() => setShown({ text: value, Dialog: SearchDialog }));
      next?.setSelectionRange(selectionStart, selectionEnd);
    } catch {
      await isComposed?.();
      if (wanted.current !== opening) return;
      // The page stays, for without a network there is nowhere to go; to open once more is to try again.
      wanted.current = null;
      setShown({ text, hasFailed: true });
    }
  }, [settings]);

  useEffect(() => warmUpSearch(settings, dialogScript.load), [settings]);

  useEffect(() => {
    const opener = button.current;
    if (!isOpen) return undefined;
    // The page behind a modal dialog takes no focus before the dialog has gone.
    return () => opener?.focus({ preventScroll: true });
  }, [isOpen]);

  // With the frame that shows another page: the next layout's button takes over from this one's without a gap.
  useLayoutEffect(() => {
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

  const { text = '', Dialog, hasFailed } = shown ?? {};
  const dialog = Dialog ? (
    <Dialog initialText={text} searchPage={searchPage} onClose={close} />
  ) : (
    isOpen && (
      <WaitingBox
        ref={box}
        initialText={text}
        searchPage={searchPage}
        onRetry={hasFailed ? () => void open() : undefined}
        onClose={close}
      />
    )
  );
  return { button, prepare, open: () => void open(), dialog };
}
