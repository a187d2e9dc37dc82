// Change: preloads the fonts of the first screen; keeps the session and mounts the consent bar where they are configured.
import type { ReactNode } from 'react';
import latin from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2';
import latinBold from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-700-normal.woff2';
import vietnamese from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff2';
import vietnameseBold from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-700-normal.woff2';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useClientServices } from '@site/src/components/useClientServices';
import { ConsentBar } from '@site/src/features/analytics/ConsentBar';
import { SessionKeeper } from '@site/src/features/auth/Session';

const PRELOADED: Record<string, readonly string[]> = {
  vi: [latin, vietnamese, latinBold, vietnameseBold],
  en: [latin, latinBold],
};

export default function Root({ children }: { children: ReactNode }): ReactNode {
  const { i18n } = useDocusaurusContext();
  const { firebase, tracking } = useClientServices();
  return (
    <>
      <Head>
        {PRELOADED[i18n.currentLocale]?.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
      </Head>
      {children}
      {firebase && <SessionKeeper settings={firebase} />}
      {tracking && <ConsentBar ids={tracking} />}
    </>
  );
}
