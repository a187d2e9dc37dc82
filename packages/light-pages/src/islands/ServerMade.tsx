import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
// Empty in the browser; see plugin lean-scripts.
import { renderToString } from 'react-dom/server';
import { whenReleased } from '../browser/whenReleased';
import { showOwnTexts } from '../browser/replacedTexts';
import { holdInput } from './holdInput';
import { keepSelection } from './keepSelection';
import { NotFetched } from './NotFetched';
import { useSurrounded } from './useSurrounded';
import { whenNear } from './whenNear';

interface Props {
  /** Of the component, for what looks for islands in a page. */
  readonly name: string;
  /** Returns undefined until everything is loaded. */
  readonly draw: () => ReactNode;
  readonly load: () => Promise<unknown>;
  /** Whether the component looks the same before hydration; omitted for components that never do. */
  readonly isQuiet?: () => boolean;
  readonly isStatic: boolean;
}

// React warns about layout effects on the server. In the browser, passive effects would run after the page counts as
// ready.
const useEarlyEffect = ExecutionEnvironment.canUseDOM ? useLayoutEffect : useEffect;

interface Ready {
  /** Called once the component beside it has its event handlers; the returned function, once its effects have run. */
  readonly onDrawn: () => (() => void) | undefined;
}

function Ready({ onDrawn }: Ready): ReactNode {
  const rest = useRef<() => void>(undefined);
  useEarlyEffect(() => {
    rest.current = onDrawn();
  }, [onDrawn]);
  useEffect(() => {
    rest.current?.();
    rest.current = undefined;
  }, []);
  return null;
}

/**
 * The server's HTML of a component, hydrated as a separate React root once its script is loaded. A `<Suspense>`
 * boundary would not do: React empties a boundary that still waits when any context above it changes, such as the
 * colour mode.
 */
export function ServerMade({ name, draw, load, isQuiet, isStatic }: Props): ReactNode {
  const identifierPrefix = useId();
  const element = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(null);
  const [state, setState] = useState<'waiting' | 'failed' | 'loaded'>('waiting');
  const onDrawn = useRef<Ready['onDrawn']>(null);
  const [tellDrawn] = useState(() => () => onDrawn.current?.());
  const surrounded = useSurrounded(() => element.current);
  const drawWhole = () =>
    surrounded(
      <>
        {draw()}
        <Ready onDrawn={tellDrawn} />
      </>,
    );

  useEarlyEffect(() => {
    const container = element.current;
    if (!container || isStatic) return undefined;
    let isAsked = false;
    // Whether the reader has used the component, even while it was already loading.
    let isWanted = false;
    const ask = (byReader: boolean) => {
      isWanted ||= byReader;
      if (isAsked) return;
      isAsked = true;
      isWanted = byReader;
      load().then(
        () => setState('loaded'),
        () => {
          isAsked = false;
          // The reader used the component while it was loading in the background: retry, since it may be available by
          // now.
          if (isWanted && !byReader) {
            ask(true);
            return;
          }
          // The reader sees the notice and can click again.
          held.forgetPresses();
          if (isWanted) setState('failed');
        },
      );
    };
    const held = holdInput(container, () => ask(true));
    const isWaiting = isQuiet?.() ?? false;
    // The URL's query may hold the component's state, wherever on the page it is.
    if (!isWaiting && window.location.search) ask(false);
    const endWatch = whenNear(container, isWaiting, () => ask(false));
    onDrawn.current = () => {
      endWatch();
      const pressAgain = held.replay();
      return () => {
        delete container.dataset.island;
        pressAgain();
      };
    };
    return () => {
      endWatch();
      held.drop();
    };
    // Runs once: the component's properties come from the document and do not change.
  }, []);

  useEffect(() => {
    const container = element.current;
    if (state !== 'loaded' || !container) return;
    const whole = drawWhole();
    // In a microtask, after React has finished with the page, which must not be interrupted.
    void whenReleased().then(() => {
      if (!container.isConnected) return;
      if (root.current) {
        root.current.render(whole);
        return;
      }
      // Synchronously, so that nothing is typed between React reading a field and handling its first event.
      const selectAgain = keepSelection(container);
      const translateAgain = showOwnTexts(container);
      flushSync(() => {
        root.current = hydrateRoot(container, whole, { identifierPrefix });
      });
      translateAgain();
      selectAgain();
    });
  });

  useEffect(
    () => () => {
      const left = root.current;
      // Deferred, because React is still rendering the next page.
      setTimeout(() => left?.unmount());
    },
    [],
  );

  const html = ExecutionEnvironment.canUseDOM ? '' : renderToString(drawWhole(), { identifierPrefix });
  return (
    <>
      <div
        ref={element}
        data-island={isStatic ? undefined : 'waiting'}
        data-part={isStatic ? undefined : name}
        data-live={isStatic || isQuiet ? undefined : ''}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {state === 'failed' && <NotFetched />}
    </>
  );
}
