import {
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type TouchEvent,
} from 'react';
import { createPortal } from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { useLocation } from '@docusaurus/router';
import { questionMode } from '@site/src/config/search';
import { dialogLabel } from '../boxTexts';
import { closeOnEscape } from '../closeOnEscape';
import { KeywordSearch } from './KeywordSearch';
import { ModeSwitch, type SearchMode } from './ModeSwitch';
import { QuestionPanel } from './QuestionPanel';
import { useSearchSettings } from '../useSearchSettings';
import '@docsearch/css/dist/modal.css';
import '@site/src/css/docsearch.css';
import styles from './styles.module.css';

export interface SearchDialogProps {
  /** Text typed before the dialog was loaded. */
  initialText: string;
  /** URL of `/search`, where the reader goes if the dialog breaks. */
  searchPage: string;
  onClose: () => void;
}

const AskAi = lazy(() => import(/* webpackChunkName: "search-ask-ai" */ './AskAi'));

function LeaveFor({ address }: { address: string }): ReactNode {
  useEffect(() => window.location.assign(address), [address]);
  return null;
}

/** The search dialog: by keyword or, where question mode is enabled, by question. */
export function SearchDialog({ initialText, searchPage, onClose }: SearchDialogProps): ReactNode {
  const frame = useRef<HTMLDialogElement>(null);
  const { algolia } = useSearchSettings();
  const [mode, setMode] = useState<SearchMode>('keyword');
  const [text, setText] = useState(initialText);
  const [asksAtOnce, setAsksAtOnce] = useState(false);

  useLayoutEffect(() => {
    const dialog = frame.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  // Back and Forward change the page underneath, so the dialog no longer belongs to it.
  const { pathname } = useLocation();
  const openedOver = useRef(pathname);
  useEffect(() => {
    if (pathname !== openedOver.current) onClose();
  }, [pathname, onClose]);

  useEffect(() => {
    // The modal shows its error screen and then rethrows the error, which needs no further report.
    const silence = (event: PromiseRejectionEvent) => {
      if ((event.reason as Error | undefined)?.name === 'RetryError') event.preventDefault();
    };
    window.addEventListener('unhandledrejection', silence);
    return () => window.removeEventListener('unhandledrejection', silence);
  }, []);

  // DocSearch traps Tab in a list of elements that it reads only once; the native dialog does this better.
  const keepTab = (event: KeyboardEvent) => event.key === 'Tab' && event.stopPropagation();
  // The modal would take a touch beside its list for the end of the search.
  const keepTouch = (event: TouchEvent) => event.stopPropagation();
  const switchTo = (next: SearchMode) => {
    setText(frame.current?.querySelector('input')?.value ?? '');
    setAsksAtOnce(false);
    setMode(next);
  };
  const askTyped = () => {
    switchTo('question');
    setAsksAtOnce(true);
  };

  return createPortal(
    // The keys belong to the widgets inside; the dialog only decides which of them it handles itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={frame}
      className={styles.dialog}
      aria-label={dialogLabel()}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        // Otherwise the press would take the focus from the button that regains it.
        event.preventDefault();
        onClose();
      }}
      onKeyDownCapture={keepTab}
      onTouchStart={keepTouch}
      onKeyDown={closeOnEscape(onClose)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
    >
      <div className={styles.panel}>
        <ErrorBoundary fallback={() => <LeaveFor address={searchPage} />}>
          {questionMode && <ModeSwitch mode={mode} onSwitch={switchTo} />}
          {mode === 'keyword' ? (
            <KeywordSearch
              initialText={text}
              searchPage={searchPage}
              onAsk={questionMode ? askTyped : undefined}
              onClose={onClose}
            />
          ) : algolia?.askAiAssistantId ? (
            <Suspense>
              <AskAi algolia={algolia} initialText={text} onLeave={() => switchTo('keyword')} onClose={onClose} />
            </Suspense>
          ) : (
            <QuestionPanel
              initialText={text}
              asksAtOnce={asksAtOnce}
              onClose={onClose}
              onSearch={(query) => {
                setText(query);
                setMode('keyword');
              }}
            />
          )}
        </ErrorBoundary>
      </div>
    </dialog>,
    document.body,
  );
}
