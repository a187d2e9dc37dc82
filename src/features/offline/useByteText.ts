import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

const KILOBYTE = 1_000;
const MEGABYTE = 1_000_000;

/** Returns a function that formats sizes in the reader's language: `640 kB`, `4,8 MB`. */
export function useByteText(): (bytes: number) => string {
  const { currentLocale } = useDocusaurusContext().i18n;
  return (bytes) => {
    const isLarge = bytes >= MEGABYTE;
    const format = new Intl.NumberFormat(currentLocale, {
      style: 'unit',
      unit: isLarge ? 'megabyte' : 'kilobyte',
      maximumFractionDigits: isLarge ? 1 : 0,
    });
    return format.format(bytes / (isLarge ? MEGABYTE : KILOBYTE));
  };
}
