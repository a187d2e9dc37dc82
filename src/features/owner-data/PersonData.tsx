import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import profile from '@site/src/data/profile.json';
import { personJsonLd } from './core/personJsonLd';

/** Structured data for search engines about the owner, on pages that are about the owner. */
export function PersonData(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const person = personJsonLd(profile, `${siteConfig.url}${siteConfig.baseUrl}`.replace(/\/$/, ''));
  return (
    <Head>
      {/* Helmet writes the text as it is, and markup in it would end the element. */}
      <script type="application/ld+json">{JSON.stringify(person).replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
