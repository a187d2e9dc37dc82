import { useCallback } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

const formats = new Map<string, Intl.NumberFormat>();

/** Shared formats, created on first use, because a browser loads its number rules then. */
function formatOf(language: string, maximumFractionDigits: number): Intl.NumberFormat {
  const key = `${language} ${maximumFractionDigits}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, { maximumFractionDigits });
  formats.set(key, format);
  return format;
}

/** Formats numbers as usual in the page's language: 5,67 in Vietnamese, 5.67 in English. */
export function useNumberFormat(maximumFractionDigits = 0): (value: number) => string {
  const { currentLocale } = useDocusaurusContext().i18n;
  return useCallback(
    (value) => {
      // Both languages write small integers like this.
      if (Number.isInteger(value) && Math.abs(value) < 1000) return String(value);
      return formatOf(currentLocale, maximumFractionDigits).format(value);
    },
    [currentLocale, maximumFractionDigits],
  );
}
