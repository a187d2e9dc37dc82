/** The reason why a path or an argument of `npm run new` is invalid. */
export class NewDocumentError extends Error {
  override name = 'NewDocumentError';
}

/**
 * Path of a new lesson below `docs/`, without its extension.
 *
 * @throws {@link NewDocumentError} explaining what is wrong with the path
 */
export function lessonPath(given: string): string {
  const path = given
    .replaceAll('\\', '/')
    .replace(/^\.\//, '')
    .replace(/^docs\//, '')
    .replace(/\.mdx?$/, '');
  if (path.startsWith('/'))
    throw new NewDocumentError(`"${given}" is absolute. Give a path below docs/, such as k6/part-02.`);
  for (const segment of path.split('/')) checkSegment(segment, given);
  return path;
}

/**
 * Slug of a new post.
 *
 * @throws {@link NewDocumentError} explaining what is wrong with it
 */
export function postSlug(given: string): string {
  const slug = given
    .replace(/^\.\//, '')
    .replace(/^blog\//, '')
    .replace(/\.mdx?$/, '');
  if (slug.includes('/'))
    throw new NewDocumentError(`"${given}" contains folders. A post has only a slug, such as mysql-deadlocks.`);
  if (/^\d{4}-\d{2}-\d{2}-/.test(slug))
    throw new NewDocumentError(`"${given}" contains a date. Give only the slug, and the date as --date YYYY-MM-DD.`);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    throw new NewDocumentError(
      `"${given}" is not a slug. Use lower-case ASCII letters, digits and single hyphens, such as mysql-deadlocks.`,
    );
  }
  return slug;
}

/** Route = path, so a segment must be readable in a URL; capitals and dots occur in lesson names. */
function checkSegment(segment: string, given: string): void {
  if (segment === '' || segment === '.' || segment === '..') {
    throw new NewDocumentError(
      `"${given}" has an empty or relative part. Give a path below docs/, such as k6/part-02.`,
    );
  }
  if (segment.startsWith('_')) {
    throw new NewDocumentError(`"${segment}" begins with "_": Docusaurus does not make a page from such a file.`);
  }
  if (!/^[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*$/.test(segment)) {
    throw new NewDocumentError(
      `"${segment}" cannot be part of a URL. Use ASCII letters and digits joined by single hyphens, such as 05-sorting-and-limiting.`,
    );
  }
}
