/** The day of a date in a page's front matter or metadata, YYYY-MM-DD; undefined where it is missing. */
export const isoDay = (date: unknown): string | undefined =>
  date instanceof Date || typeof date === 'string' ? new Date(date).toISOString().slice(0, 10) : undefined;
