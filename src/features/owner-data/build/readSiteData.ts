import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FILES, type SiteDataFiles } from './files';

/** Reads the owner's files from a repository for {@link validateSiteData}. */
export function readSiteData(root: string): SiteDataFiles {
  const read = ([key, file]: [string, string]) => {
    const absolute = path.join(root, file);
    return [key, existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined];
  };
  return {
    texts: Object.fromEntries(Object.entries(FILES).map(read)) as SiteDataFiles['texts'],
    hasStatic: (file) => existsSync(path.join(root, 'static', file)),
    hasPath: (file) => existsSync(path.join(root, file)),
  };
}
