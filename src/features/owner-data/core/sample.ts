import type { Sample } from '@site/src/data/schemas';

/**
 * Whether a field still holds sample data: the file's list names it, or names
 * something that contains it.
 *
 * @param field - written as in code, such as `work[0].name`
 */
export function isSample(sample: Sample, field: string): boolean {
  if (!Array.isArray(sample)) return sample === true;
  return sample.some((listed) => field === listed || field.startsWith(`${listed}.`) || field.startsWith(`${listed}[`));
}

/** Whether a file holds any sample data at all. */
export function hasSample(sample: Sample): boolean {
  return Array.isArray(sample) ? sample.length > 0 : sample === true;
}
