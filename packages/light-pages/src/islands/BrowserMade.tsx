import { useEffect, useState, type ReactNode } from 'react';
import { NotFetched } from './NotFetched';

interface Props {
  /** Nothing until everything has come. */
  readonly draw: () => ReactNode;
  readonly load: () => Promise<unknown>;
  /** Stands in its place until it has come. */
  readonly waiting?: ReactNode;
}

/**
 * A part without the server's HTML, which says so where it cannot be had. An island on a page that was opened by a
 * link is there at once, in development soon; what only a press needs comes then.
 */
export function BrowserMade({ draw, load, waiting }: Props): ReactNode {
  const [state, setState] = useState<'waiting' | 'failed' | 'loaded'>('waiting');
  const drawn = draw();
  const isAsked = drawn === undefined && state === 'waiting';
  useEffect(() => {
    if (!isAsked) return;
    load().then(
      () => setState('loaded'),
      () => setState('failed'),
    );
    // What is asked for once is asked for: `load` is another function at each drawing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isAsked]);
  return <div>{state === 'failed' ? <NotFetched onRetry={() => setState('waiting')} /> : (drawn ?? waiting)}</div>;
}
