import { use, type ComponentType, type ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { loadOnce } from '../browser/loadOnce';
import { useIsServerMade } from '../browser/useIsServerMade';
import { addIsland } from './islandLoads';
import type { DeferredData } from './deferredData';
import { BrowserMade } from './BrowserMade';
import { ServerMade } from './ServerMade';

interface Options<Props> {
  /**
   * Whether the component looks the same before hydration, for instance because no stored data changes it. Even on the
   * screen, it then waits until the reader acts. By default it never waits there.
   */
  readonly isQuiet?: (props: Partial<Props>) => boolean;
  /** Whether the server's HTML works without a script, which is then loaded only after a client-side navigation. */
  readonly isStatic?: boolean;
}

/** Where to find an island's long properties; compiled documents pass this (`remark/islandData.ts`). */
interface Deferred {
  readonly deferred?: DeferredData;
  readonly index?: number;
}

/**
 * Makes a component an island: the server renders it, and the browser loads and hydrates it when it comes near the
 * screen or is used. After a client-side navigation, its script is loaded before the page is rendered.
 *
 * @param name - unique name of the component
 * @param load - imports the component; any other import would make its script part of the page's
 * @returns the component for use in pages
 */
export function island<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  { isQuiet, isStatic = false }: Options<Props> = {},
): (props: Props) => ReactNode {
  const part = loadOnce(load);
  addIsland(part.load);

  return function Island({ deferred, index = 0, ...given }: Props & Deferred): ReactNode {
    const isServerMade = useIsServerMade();
    const drawNow = (): ReactNode => {
      const data = deferred?.now();
      const Part = part.now();
      return Part && (!deferred || data) ? <Part {...(given as unknown as Props)} {...data?.[index]} /> : undefined;
    };
    const loadAll = () => Promise.all([part.load(), deferred?.load()]);
    if (!isServerMade) return <BrowserMade draw={drawNow} load={loadAll} />;
    if (!ExecutionEnvironment.canUseDOM) {
      use(part.load());
      if (deferred) use(deferred.load());
    }
    const isWaiting = isQuiet && (() => isQuiet(given as unknown as Partial<Props>));
    return <ServerMade name={name} draw={drawNow} load={loadAll} isQuiet={isWaiting} isStatic={isStatic} />;
  };
}
