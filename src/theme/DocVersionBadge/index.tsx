// Change: a quiet line, only on the first page of the documents, since all of them have the same version.
import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import styles from './styles.module.css';

export default function DocVersionBadge(): ReactNode {
  const { badge, label } = useDocsVersion();
  const { pathname } = useLocation();
  const first = useBaseUrl('/docs');
  if (!badge || pathname.replace(/\/$/, '') !== first) return null;
  return (
    <p className={`theme-doc-version-badge ${styles.version}`}>
      <Translate id="theme.docs.versionBadge.label" values={{ versionLabel: label }}>
        {'Phiên bản: {versionLabel}'}
      </Translate>
    </p>
  );
}
