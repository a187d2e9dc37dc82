import { use, type ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { loadOnce } from 'light-pages/browser/loadOnce';

const source = loadOnce(() => import('../startScript'));

/** Only in the prerendered page: the script runs before React hydrates, and React must not render it. */
export function StartScript(): ReactNode {
  const context = useDocusaurusContext();
  if (ExecutionEnvironment.canUseDOM) return null;
  const { startScript } = use(source.load());
  return (
    <Head>
      <script>{startScript(context)}</script>
    </Head>
  );
}
