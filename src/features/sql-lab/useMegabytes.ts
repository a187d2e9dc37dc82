import { useNumberFormat } from '@site/src/components/useNumberFormat';

const MEGABYTE = 1_000_000;

/** Returns a function that formats bytes as megabytes in the language of the page. */
export function useMegabytes(): (bytes: number) => string {
  const number = useNumberFormat(1);
  return (bytes) => `${number(bytes / MEGABYTE)} MB`;
}
