import {
  startTransition,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Translate from '@docusaurus/Translate';
import { hydrateRoot, type Root } from 'react-dom/client';
// Empty in the browser; see plugin lean-scripts.
import { renderToString } from 'react-dom/server';
import { holdInput } from './holdInput';
import { useSurrounded } from './useSurrounded';
import { whenNear } from './whenNear';

interface Props<PartProps> {
  readonly props: PartProps;
  /** The part itself, on the server. */
  readonly onServer: ComponentType<PartProps> | undefined;
  readonly load: () => Promise<ComponentType<PartProps>>;
  readonly isQuiet: (props: PartProps) => boolean;
}

/** Tells that what is drawn beside it runs. */
function Ready({ onReady }: { onReady: () => void }): ReactNode {
  useEffect(onReady, [onReady]);
  return null;
}

// Warnings of React on the server, where an effect that must come before the page's "ready" cannot run.
const useEarlyEffect = ExecutionEnvironment.canUseDOM ? useLayoutEffect : useEffect;

/**
 * The server's HTML of a part, with a React root of its own once its script is there. A boundary of React would
 * not do: any change of what the page provides, such as the colour mode, empties one that still waits.
 */
export function ServerMade<PartProps extends object>({ props, onServer, load, isQuiet }: Props<PartProps>): ReactNode {
  const identifierPrefix = useId();
  const element = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(null);
  const [Part, setPart] = useState<ComponentType<PartProps>>();
  const [hasFailed, setFailed] = useState(false);
  const onReady = useRef<() => void>(null);
  const [tellReady] = useState(() => () => onReady.current?.());
  const surrounded = useSurrounded();
  const draw = (Drawn: ComponentType<PartProps>) =>
    surrounded(
      <>
        <Drawn {...props} />
        <Ready onReady={tellReady} />
      </>,
    );

  useEarlyEffect(() => {
    const container = element.current;
    if (!container) return undefined;
    let isAsked = false;
    const ask = (isWanted: boolean) => {
      if (isAsked) return;
      isAsked = true;
      load().then(
        (loaded) => setPart(() => loaded),
        () => {
          isAsked = false;
          if (isWanted) setFailed(true);
        },
      );
    };
    const end = whenNear(container, isQuiet(props), () => ask(false));
    const held = holdInput(container, () => ask(true));
    onReady.current = () => {
      onReady.current = null;
      end();
      delete container.dataset.island;
      held.replay();
    };
    return () => {
      end();
      held.drop();
    };
    // The part's properties are those of the document.
  }, []);

  useEffect(() => {
    if (!Part || !element.current) return;
    const container = element.current;
    const drawn = draw(Part);
    if (root.current) root.current.render(drawn);
    else
      startTransition(() => {
        root.current = hydrateRoot(container, drawn, { identifierPrefix });
      });
  });

  useEffect(
    () => () => {
      const left = root.current;
      // React is drawing the page that follows.
      setTimeout(() => left?.unmount());
    },
    [],
  );

  const html = onServer ? renderToString(draw(onServer), { identifierPrefix }) : '';
  return (
    <>
      <div ref={element} data-island="waiting" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      {hasFailed && !Part && (
        <p role="alert">
          <Translate id="island.ServerMade.failed" description="Shown where an interactive part could not be fetched">
            Chưa tải được phần này. Hãy kiểm tra kết nối rồi thử lại.
          </Translate>
        </p>
      )}
    </>
  );
}
