import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Writes numbers as the language of the page does. */
export function useNumberFormat(maximumFractionDigits = 0): (value: number) => string {
  const { i18n } = useDocusaurusContext();
  const format = new Intl.NumberFormat(i18n.currentLocale, { maximumFractionDigits });
  return (value) => format.format(value);
}
