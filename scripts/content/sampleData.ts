import type { Finding } from './finding';

/**
 * Reports sample data that is left in a data file.
 *
 * @param file - path for the message
 * @param text - JSON whose `sample` field is `true` for the whole file, or a list of field paths
 */
export function sampleFindings(file: string, text: string): Finding[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return [{ level: 'error', text: `${file}: not valid JSON: ${(error as Error).message}` }];
  }
  const sample = typeof data === 'object' && data !== null && 'sample' in data ? data.sample : undefined;
  if (sample === undefined || sample === false) return [];
  if (sample === true)
    return [{ level: 'warning', text: `${file}: the whole file is sample data → replace it, then remove "sample"` }];
  if (!Array.isArray(sample))
    return [{ level: 'error', text: `${file}: "sample" is neither true nor a list of field paths → correct it` }];

  const fields = sample.map(String);
  const left = fields.filter((field) => hasField(data, field));
  const gone = fields.filter((field) => !hasField(data, field));
  return [
    ...(left.length > 0
      ? [
          {
            level: 'warning' as const,
            text: `${file}: ${left.join(', ')} → fill them in, then remove them from the "sample" list`,
          },
        ]
      : []),
    ...gone.map((field) => ({
      level: 'warning' as const,
      text: `${file}: "sample" lists ${field}, which does not exist → remove it from the list`,
    })),
  ];
}

/** Whether a path such as `work[0].name` leads to a value. */
function hasField(data: unknown, field: string): boolean {
  let value = data;
  for (const key of field.replace(/\[(\d+)\]/g, '.$1').split('.')) {
    if (typeof value !== 'object' || value === null || !(key in value)) return false;
    value = (value as Record<string, unknown>)[key];
  }
  return true;
}
