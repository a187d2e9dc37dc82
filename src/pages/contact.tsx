import type { ReactNode } from 'react';
import Layout from '@theme/Layout';

export default function Page(): ReactNode {
  return (
    <Layout>
      <main>
        <h1>contact</h1>
      </main>
    </Layout>
  );
}
