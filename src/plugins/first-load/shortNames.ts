/** Set in a rule, or referred to by `var()`. */
const SETTING_OR_USE = /((?:[{;]|var\()\s*)(--[\w-]+)/g;
const SETTING = /[{;]\s*(--[\w-]+)\s*:/g;
/** A custom property, wherever it is named. */
export const MENTION = /(?<![\w-])--[\w-]+/g;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const countBy = (texts: Iterable<string>) => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
};

function* shortNames(start: string): Generator<string> {
  for (const letter of LETTERS) yield start + letter;
  for (const first of LETTERS) for (const second of LETTERS) yield start + first + second;
}

/**
 * Minified rules with names of a letter or two for the custom properties that they set and use, the shortest for the
 * most frequent. Nothing but these rules may name them then.
 *
 * @param markup - what else there is: a property that is named there, as in a `style`, keeps its name
 * @param start - of all short names
 */
export function withShortNames(css: string, markup: string, start = '--'): string {
  const mentions = countBy(css.match(MENTION) ?? []);
  const replaceable = countBy(Array.from(css.matchAll(SETTING_OR_USE), ([, , name = '']) => name));
  const named = new Set(markup.match(MENTION));
  const names = [...new Set(Array.from(css.matchAll(SETTING), ([, name = '']) => name))]
    // Mentioned in another way, in `@property` for instance.
    .filter((name) => !named.has(name) && mentions.get(name) === replaceable.get(name))
    .sort((left, right) => (mentions.get(right) ?? 0) - (mentions.get(left) ?? 0));
  const free = [...shortNames(start)].filter((name) => !mentions.has(name) && !named.has(name));
  const short = new Map(names.map((name, place) => [name, free[place] ?? name]));
  return css.replace(SETTING_OR_USE, (text, before: string, name: string) => before + (short.get(name) ?? name));
}
