import type { AlgoliaRecord } from './records';

const MAX_BYTES = 10_000;

/**
 * Checks whether Algolia and the DocSearch modal will accept the records.
 *
 * @returns one sentence per problem, naming the record; empty if all are valid
 */
export function validateRecords(records: readonly AlgoliaRecord[]): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const record of records) {
    const report = (problem: string) => problems.push(`${record.objectID}: ${problem}`);
    if (seen.has(record.objectID)) report('another record has the same objectID');
    seen.add(record.objectID);
    if (!URL.canParse(record.url)) report(`"${record.url}" is not an absolute URL; check SITE_URL`);
    if (record.type === 'content' && !record.content) report('a content record without content');
    if (record.type !== 'content' && !record.hierarchy[record.type])
      report(`hierarchy.${record.type} is empty: its heading has no text`);
    if (!record.hierarchy.lvl0 || !record.hierarchy.lvl1)
      report('lvl0 or lvl1 is empty: the page has no title or no group');
    const bytes = Buffer.byteLength(JSON.stringify(record));
    if (bytes > MAX_BYTES)
      report(`${bytes} bytes, above Algolia's limit of ${MAX_BYTES}; shorten the section or split it with a heading`);
  }
  return problems;
}
