import { use, type ComponentType, type ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { loadOnce } from '../browser/loadOnce';
import { useIsServerMade } from '../browser/useIsServerMade';
import { addIsland } from './islandLoads';
import { DEFERRED_DATA, type DeferredData } from './deferredData';
import { BrowserMade } from './BrowserMade';
import { ServerMade } from './ServerMade';

interface Options<Props> {
  /**
   * Whether the part looks the same before it runs, for instance because nothing that the reader has kept on the
   * device changes it: on the screen it may then wait for a sign of the reader. Without this it never does.
   */
  readonly isQuiet?: (props: Partial<Props>) => boolean;
  /** The server's HTML works by itself: its script is for pages that are opened by a link alone. */
  readonly isStatic?: boolean;
}

/** Where the greater part of an island's properties is; documents are compiled to it (`remark/islandData.ts`). */
interface Deferred {
  readonly deferred?: DeferredData;
  readonly index?: number;
}

/**
 * Makes a part of a page an island: the server draws it, and the browser fetches its script and brings it to life
 * when it comes near the screen or is used. A page that is opened by a link has the script before it is drawn.
 *
 * @param name - of the part, of which there is no other
 * @param load - imports the part; the only import of it, or its script becomes the page's
 * @returns the component that pages draw
 */
export function island<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  { isQuiet, isStatic = false }: Options<Props> = {},
): (props: Props) => ReactNode {
  const part = loadOnce(load);
  addIsland(name, part.load);

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
    const parts = deferred ? `${name} ${DEFERRED_DATA}` : name;
    return <ServerMade parts={parts} draw={drawNow} load={loadAll} isQuiet={isWaiting} isStatic={isStatic} />;
  };
}
