import { useEffect, useRef, useState, type ReactNode } from 'react';
import { NotFetched } from './NotFetched';
import { Restarting } from './Restarting';

interface Props {
  /** Returns undefined until everything is loaded. */
  readonly draw: () => ReactNode;
  readonly load: () => Promise<unknown>;
  /** Shown while loading. */
  readonly waiting?: ReactNode;
}

/**
 * A component without server HTML, which shows a notice if its script cannot be loaded. After a client-side navigation,
 * an island's script is already loaded, except in development. Other components load when they are first rendered, for
 * instance after a click.
 */
export function BrowserMade({ draw, load, waiting }: Props): ReactNode {
  const [state, setState] = useState<'waiting' | 'failed' | 'loaded'>('waiting');
  const element = useRef<HTMLDivElement>(null);
  const drawn = draw();
  const isAsked = drawn === undefined && state === 'waiting';
  useEffect(() => {
    if (!isAsked) return;
    load().then(
      () => setState('loaded'),
      () => setState('failed'),
    );
    // One request is enough, and `load` is a new function at every rendering.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isAsked]);
  return (
    <div ref={element}>
      <Restarting element={() => element.current}>
        {state === 'failed' ? <NotFetched onRetry={() => setState('waiting')} /> : (drawn ?? waiting)}
      </Restarting>
    </div>
  );
}
