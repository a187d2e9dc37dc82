import type { SharedQueries } from './sharedQueries';

/** The fragment of a link as the site first made them. */
export function shareFragment({ engine, dataset, queries }: SharedQueries): string {
  const content = [1, engine, dataset, ...queries.map(({ name, text }) => [name, text])];
  return `#sql=${Buffer.from(JSON.stringify(content)).toString('base64url')}`;
}
