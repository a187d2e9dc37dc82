import { use, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { addIsland } from './islandLoads';
import { LatePart } from './LatePart';
import { ServerMade } from './ServerMade';

const subscribeToNothing = () => () => undefined;

interface Options<Props> {
  /**
   * Whether the part looks the same before it runs, for instance because nothing that the reader has kept on the
   * device changes it: on the screen it may then wait for a sign of the reader. Without this it never does.
   */
  readonly isQuiet?: (props: Props) => boolean;
}

/**
 * Makes a part of a page an island: the server draws it, and the browser fetches its script and brings it to life
 * when it comes near the screen or is used. A page that is opened by a link has the script before it is drawn.
 *
 * @param load - imports the part; the only import of it, or its script becomes the page's
 * @returns the component that pages draw; its properties are plain data, no children
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isQuiet = () => false }: Options<Props> = {},
): (props: Props) => ReactNode {
  let part: Promise<ComponentType<Props>> | undefined;
  let Loaded: ComponentType<Props> | undefined;
  const loadOnce = () => {
    part ??= load().then(
      (loaded) => (Loaded = loaded),
      (error: unknown) => {
        part = undefined;
        throw error;
      },
    );
    return part;
  };
  if (ExecutionEnvironment.canUseDOM) addIsland(loadOnce);

  return function Island(props: Props): ReactNode {
    const isHydrating = useSyncExternalStore(
      subscribeToNothing,
      () => false,
      () => true,
    );
    const [isServerMade] = useState(isHydrating);
    if (!isServerMade) return <LatePart props={props} loaded={Loaded} load={loadOnce} />;
    const OnServer = ExecutionEnvironment.canUseDOM ? undefined : use(loadOnce());
    return <ServerMade props={props} onServer={OnServer} load={loadOnce} isQuiet={isQuiet} />;
  };
}
