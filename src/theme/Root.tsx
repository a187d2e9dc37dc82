// Change: preloads the fonts of the first screen; keeps the session and mounts the consent bar where they are configured.
import type { ReactNode } from 'react';
import text from '@site/src/fonts/be-vietnam-pro-400.woff2';
import textBold from '@site/src/fonts/be-vietnam-pro-700.woff2';
import Head from '@docusaurus/Head';
import { useClientServices } from '@site/src/components/useClientServices';
import { ConsentBar } from '@site/src/features/analytics/ConsentBar';
import { SessionKeeper } from '@site/src/features/auth/Session';

export default function Root({ children }: { children: ReactNode }): ReactNode {
  const { firebase, tracking } = useClientServices();
  return (
    <>
      <Head>
        {[text, textBold].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
      </Head>
      {children}
      {firebase && <SessionKeeper settings={firebase} />}
      {tracking && <ConsentBar ids={tracking} />}
    </>
  );
}
