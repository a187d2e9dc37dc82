import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './styles.module.css';

/** This page in each language. Links, because the language is part of the address. */
export function Languages(): ReactNode {
  const { i18n } = useDocusaurusContext();
  const { createUrl } = useAlternatePageUtils();
  return (
    <ul className={styles.languages} role="list">
      {i18n.locales.map((locale) => (
        <li key={locale}>
          <Link
            to={`pathname://${createUrl({ locale, fullyQualified: false })}`}
            target="_self"
            autoAddBaseUrl={false}
            lang={i18n.localeConfigs[locale]?.htmlLang}
            aria-current={locale === i18n.currentLocale ? 'true' : undefined}
            className={styles.language}
          >
            {i18n.localeConfigs[locale]?.label ?? locale}
          </Link>
        </li>
      ))}
    </ul>
  );
}
