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
import { isTyped } from 'light-pages/browser/isEditable';
import { loadOnce } from 'light-pages/browser/loadOnce';
import { selectedQuery } from './core/modalRequest';
import { isSearchShortcut } from './core/shortcuts';
import { prepareSearch, rememberUse, savesData, warmUpSearch } from './prepareSearch';
import type { SearchDialogProps } from './SearchDialog';
import { useSearchSettings } from './useSearchSettings';
import { WaitingBox } from './WaitingBox';
import { watchComposition } from './watchComposition';

interface SearchDialogControl {
  /** Ref for the button, which regains focus when the dialog closes. */
  button: RefObject<HTMLAnchorElement | null>;
  /** The open dialog, or null. */
  dialog: ReactNode;
  /** Preloads what the dialog needs. */
  prepare: () => void;
  open: () => void;
}

/** The waiting box is shown until `Dialog` has been loaded. */
type Shown = { text: string; Dialog?: ComponentType<SearchDialogProps>; hasFailed?: boolean } | null;

/** Renders synchronously, because the next key belongs in the box; returns the input that then has the focus. */
function focusAfter(draw: () => void): HTMLInputElement | null {
  flushSync(draw);
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement ? activeElement : null;
}

const dialogScript = loadOnce(() => import(/* webpackChunkName: "search-dialog" */ './SearchDialog'));

/**
 * Opens and closes the search dialog, by its button and its keyboard shortcuts.
 *
 * @param searchPage - URL to which the box submits without the dialog
 */
export function useSearchDialog(searchPage: string): SearchDialogControl {
  const settings = useSearchSettings();
  const button = useRef<HTMLAnchorElement>(null);
  const box = useRef<HTMLInputElement>(null);
  /** Identifies the current opening; null, or another object, once this one has been closed. */
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
    // The index and the script load while the box is rendered.
    prepareSearch(settings);
    const loading = dialogScript.load();
    // The box is already open when an earlier attempt has failed.
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
      // Renders and moves the focus in one step, so that no key is lost in between.
      const next = focusAfter(() => setShown({ text: value, Dialog: SearchDialog }));
      next?.setSelectionRange(selectionStart, selectionEnd);
    } catch {
      await isComposed?.();
      if (wanted.current !== opening) return;
      // The reader stays on the page, because without a network there is nowhere to go; opening again retries.
      wanted.current = null;
      setShown({ text, hasFailed: true });
    }
  }, [settings]);

  useEffect(() => warmUpSearch(settings, dialogScript.load), [settings]);

  // The browser may keep the page as it is left, and show it again on Back or Forward.
  useEffect(() => {
    const leave = () => flushSync(close);
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [close]);

  useEffect(() => {
    const opener = button.current;
    if (!isOpen) return undefined;
    const { href } = window.location;
    // The page behind a modal dialog cannot take focus until the dialog has closed. After a followed result, the
    // keyboard continues at the place that it led to.
    return () => {
      if (window.location.href === href) opener?.focus({ preventScroll: true });
    };
  }, [isOpen]);

  // A layout effect, so that the button of the next page's layout takes over from this one's in the same frame.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // An editor may have a use of its own for Ctrl+K.
      if (event.defaultPrevented || !isSearchShortcut(event, isTyped(event))) return;
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
