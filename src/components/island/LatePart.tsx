import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

interface Props<PartProps> {
  readonly props: PartProps;
  readonly loaded: ComponentType<PartProps> | undefined;
  readonly load: () => Promise<ComponentType<PartProps>>;
}

/** A part without the server's HTML: on a page that was opened by a link it is there at once, in development soon. */
export function LatePart<PartProps extends object>({ props, loaded, load }: Props<PartProps>): ReactNode {
  const [{ Part, error }, settle] = useState<{ Part?: ComponentType<PartProps> | undefined; error?: unknown }>({
    Part: loaded,
  });
  useEffect(() => {
    if (Part) return;
    load().then(
      (Now) => settle({ Part: Now }),
      (reason: unknown) => settle({ error: reason }),
    );
  }, [Part, load]);
  if (error) throw error;
  return <div>{Part && <Part {...props} />}</div>;
}
