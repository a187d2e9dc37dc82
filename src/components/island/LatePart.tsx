import { useEffect, useState, type ReactNode } from 'react';

interface Props {
  /** Nothing until everything has come. */
  readonly draw: () => ReactNode;
  readonly load: () => Promise<unknown>;
}

/** A part without the server's HTML: on a page that was opened by a link it is there at once, in development soon. */
export function LatePart({ draw, load }: Props): ReactNode {
  const [{ error }, settle] = useState<{ error?: unknown }>({});
  const drawn = draw();
  const isThere = drawn !== undefined;
  useEffect(() => {
    if (isThere) return;
    load().then(
      () => settle({}),
      (reason: unknown) => settle({ error: reason }),
    );
    // What is asked for once is asked for: `load` is another function at each drawing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isThere]);
  if (error) throw error;
  return <div>{drawn}</div>;
}
