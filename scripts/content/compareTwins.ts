import { compareCode } from './compareCode';
import { SOURCE_HASH_KEY, compareFrontMatter } from './compareFrontMatter';
import { compareStructure } from './compareStructure';
import type { ContentDocument } from './document';
import type { Problem } from './problem';
import { recordedInComment, sourceHash } from './sourceHash';

/** All differences between an English document and its Vietnamese original, including staleness. */
export function compareTwins(vi: ContentDocument, en: ContentDocument): Problem[] {
  return [...compareFrontMatter(vi, en), ...compareStructure(vi, en), ...compareCode(vi, en), ...compareHash(vi, en)];
}

function compareHash(vi: ContentDocument, en: ContentDocument): Problem[] {
  const recorded = en.frontMatter.values[SOURCE_HASH_KEY] ?? recordedInComment(en.text);
  if (String(recorded) === sourceHash(vi.text)) return [];
  const message =
    recorded === undefined
      ? `no "${SOURCE_HASH_KEY}", so it is unknown which version of ${vi.path} this translates`
      : `the translation is stale: ${vi.path} has changed since`;
  const mend = `after bringing the English text up to date, run: npm run i18n -- stamp ${vi.path}`;
  return [{ file: en.path, line: en.frontMatter.lineOf(SOURCE_HASH_KEY), message, mend, kind: 'stale' }];
}
