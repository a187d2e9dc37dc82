import { useMemo } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Writes numbers as the page's language does: 5,67 in Vietnamese, 5.67 in English. */
export function useNumberFormat(maximumFractionDigits = 2): (value: number) => string {
  const { currentLocale } = useDocusaurusContext().i18n;
  return useMemo(() => {
    const format = new Intl.NumberFormat(currentLocale, { maximumFractionDigits });
    return (value) => format.format(value);
  }, [currentLocale, maximumFractionDigits]);
}
