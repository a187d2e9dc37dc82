import { useNumberFormat } from '@site/src/components/useNumberFormat';

const MEGABYTE = 1_000_000;

/** Writes a number of bytes in megabytes, as the language of the page does. */
export function useMegabytes(): (bytes: number) => string {
  const number = useNumberFormat(1);
  return (bytes) => `${number(bytes / MEGABYTE)} MB`;
}
