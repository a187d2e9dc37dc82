import type { SearchIndex } from '../../src/features/search/core/buildIndex';
import { fold } from '../../src/features/search/core/normalize';
import { rank } from '../../src/features/search/core/rank';
import { words } from '../../src/features/search/core/tokenize';
import type { SearchText } from '../../src/features/search/core/types';

/** Phrases that the site writes in one place with some diacritics and elsewhere with others. */
function ambiguousPhrases({ text, byFold, words: vocabulary }: SearchIndex, limit: number): string[] {
  const phrases = new Map<string, Set<string>>();
  for (const { heading, content } of text.sections) {
    const list = words(`${heading}\n${content}`);
    list.slice(1).forEach((word, at) => {
      const phrase = `${list[at] as string} ${word}`;
      const folded = fold(phrase);
      if (phrase === folded) return;
      phrases.set(folded, (phrases.get(folded) ?? new Set()).add(phrase));
    });
  }
  const single = [...byFold.values()]
    .map((ids) => ids.map((id) => vocabulary[id] as string).filter((word) => word !== fold(word) && word.length > 2))
    .filter((variants) => variants.length > 1)
    .map((variants) => variants[0] as string);
  const pairs = [...phrases.values()].filter((variants) => variants.size > 1).flatMap((variants) => [...variants]);
  return [...pairs, ...single].slice(0, limit);
}

/** Whether a hit has every word of a phrase exactly as typed, or only with other diacritics; undefined if it lacks one. */
function holdsExactly({ sections, pages }: SearchText, sectionId: number, phrase: string): boolean | undefined {
  const section = sections[sectionId];
  if (!section) return undefined;
  const { lvl1 = '', about = '', keywords = [] } = pages[section.pageId] ?? {};
  const ofPage = section.level === 1 ? [about, ...keywords] : [];
  const held = [lvl1, section.heading, section.content, section.code, ...ofPage];
  const found = new Set(words(held.join('\n')));
  const folded = new Set([...found].map(fold));
  const asked = phrase.split(' ');
  if (!asked.every((word) => folded.has(fold(word)))) return undefined;
  return asked.every((word) => found.has(word));
}

/**
 * Takes all pairs of hits where one hit has every word with the typed diacritics and the other has the same words with
 * others, and returns the share of pairs with the exact hit first, over phrases that the site writes in several ways.
 */
export function exactBeforeFolded(index: SearchIndex, limit = 200): { share: number; pairs: number; phrases: number } {
  let ordered = 0;
  let pairs = 0;
  const phrases = ambiguousPhrases(index, limit);
  for (const phrase of phrases) {
    const hits = rank(index, `${phrase} `)
      .hits.slice(0, 20)
      .map(({ sectionId }) => holdsExactly(index.text, sectionId, phrase))
      .filter((isExact) => isExact !== undefined);
    hits.forEach((isExact, at) => {
      if (isExact) return;
      const before = hits.slice(0, at).filter(Boolean).length;
      const after = hits.slice(at + 1).filter(Boolean).length;
      ordered += before;
      pairs += before + after;
    });
  }
  return { share: pairs === 0 ? 1 : ordered / pairs, pairs, phrases: phrases.length };
}
