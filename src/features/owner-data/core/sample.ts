import type { Sample } from '@site/src/data/schemas';

/**
 * Whether a field still has sample data: the file's list contains the field or a parent of it.
 *
 * @param field - as in code, such as `work[0].name`
 */
export function isSample(sample: Sample, field: string): boolean {
  if (!Array.isArray(sample)) return sample === true;
  return sample.some((listed) => field === listed || field.startsWith(`${listed}.`) || field.startsWith(`${listed}[`));
}

/** Whether a file has any sample data. */
export function hasSample(sample: Sample): boolean {
  return Array.isArray(sample) ? sample.length > 0 : sample === true;
}
