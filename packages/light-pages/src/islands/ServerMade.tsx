import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
// Empty in the browser; see plugin lean-scripts.
import { renderToString } from 'react-dom/server';
import { holdInput } from './holdInput';
import { keepSelection } from './keepSelection';
import { NotFetched } from './NotFetched';
import { useSurrounded } from './useSurrounded';
import { whenNear } from './whenNear';

interface Props {
  /** Names of the scripts that it needs. */
  readonly parts: string;
  /** Nothing until everything has come. */
  readonly draw: () => ReactNode;
  readonly load: () => Promise<unknown>;
  /** Whether it looks the same before it runs; parts that never do have none. */
  readonly isQuiet?: () => boolean;
  readonly isStatic: boolean;
}

// React warns of the one of them on the server; the page's "ready" must not come before the other.
const useEarlyEffect = ExecutionEnvironment.canUseDOM ? useLayoutEffect : useEffect;

interface Ready {
  /** Called once what is drawn beside it has its events; the answer once its effects have run. */
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
 * The server's HTML of a part, with a React root of its own once its script is there. A boundary of React would
 * not do: any change of what the page provides, such as the colour mode, empties one that still waits.
 */
export function ServerMade({ parts, draw, load, isQuiet, isStatic }: Props): ReactNode {
  const identifierPrefix = useId();
  const element = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(null);
  const [state, setState] = useState<'waiting' | 'failed' | 'loaded'>('waiting');
  const onDrawn = useRef<Ready['onDrawn']>(null);
  const [tellDrawn] = useState(() => () => onDrawn.current?.());
  const surrounded = useSurrounded();
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
    // By who acts, also while it comes by itself.
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
          // It is tried once more for who acted while it came by itself: it may be there by now.
          if (isWanted && !byReader) {
            ask(true);
            return;
          }
          // Readers are told, and press again.
          held.forgetPresses();
          if (isWanted) setState('failed');
        },
      );
    };
    const held = holdInput(container, () => ask(true));
    const isWaiting = isQuiet?.() ?? false;
    // The address may hold the state of a part, wherever that stands.
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
    // A part is asked for once; its properties are those of the document.
  }, []);

  useEffect(() => {
    const container = element.current;
    if (state !== 'loaded' || !container) return;
    const whole = drawWhole();
    if (root.current) {
      root.current.render(whole);
      return;
    }
    // In one step, so that nothing is typed between React's look at a field and its first event; after React is done
    // with the page, which could not be interrupted for it.
    queueMicrotask(() => {
      if (root.current || !container.isConnected) return;
      const selectAgain = keepSelection(container);
      flushSync(() => {
        root.current = hydrateRoot(container, whole, { identifierPrefix });
      });
      selectAgain();
    });
  });

  useEffect(
    () => () => {
      const left = root.current;
      // Not now: React is drawing the page that follows.
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
        data-part={isStatic ? undefined : parts}
        data-live={isStatic || isQuiet ? undefined : ''}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {state === 'failed' && <NotFetched />}
    </>
  );
}
