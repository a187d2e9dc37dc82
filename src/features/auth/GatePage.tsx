import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import { AccessGate } from './AccessGate';
import type { Session } from './core/session';

interface Props {
  title: string;
  children: (session: Session) => ReactNode;
}

/** A route watched by the access gate: not indexed, and rendered once the gate lets the reader in. */
export function GatePage({ title, children }: Props): ReactNode {
  return (
    <Layout title={title}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <AccessGate>{children}</AccessGate>
    </Layout>
  );
}
