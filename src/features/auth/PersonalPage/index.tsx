import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import { PageShell } from '@site/src/components/PageShell';
import { useClientServices } from '@site/src/components/useClientServices';
import { AccountPage } from '../AccountPage';
import { PersonalLinks } from '../PersonalLinks';

interface Props {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/**
 * A page of the reader's own. Where the site has no sign-in, everybody has one, and it is rendered at build time; where
 * it has, the page is behind the gate and shows the account too.
 */
export function PersonalPage({ title, lead, children }: Props): ReactNode {
  const { firebase } = useClientServices();
  if (firebase) {
    return (
      <AccountPage title={title} lead={lead}>
        {children}
      </AccountPage>
    );
  }
  return (
    <Layout title={title}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <PageShell title={title} lead={lead}>
        <PersonalLinks hasAccount={false} />
        {children}
      </PageShell>
    </Layout>
  );
}
