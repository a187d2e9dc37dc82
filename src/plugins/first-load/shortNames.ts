/** Set in a rule, or referred to by `var()`. */
const SETTING_OR_USE = /((?:[{;]|var\()\s*)(--[\w-]+)/g;
const SETTING = /[{;]\s*(--[\w-]+)\s*:/g;
const MENTION = /(?<![\w-])--[\w-]+/g;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const countBy = (texts: Iterable<string>) => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
};

function* shortNames(): Generator<string> {
  for (const letter of LETTERS) yield `--${letter}`;
  for (const first of LETTERS) for (const second of LETTERS) yield `--${first}${second}`;
}

/**
 * The rules of a page, minified, with names of a letter or two for the custom properties that they set and use, the
 * shortest for the most frequent. The whole sheets, which come before the scripts, have the long ones; so nothing but
 * these rules may name them.
 *
 * @param markup - the rest of the page: a property that is named there, as in a `style`, keeps its name
 */
export function withShortNames(css: string, markup: string): string {
  const mentions = countBy(css.match(MENTION) ?? []);
  const replaceable = countBy(Array.from(css.matchAll(SETTING_OR_USE), ([, , name = '']) => name));
  const named = new Set(markup.match(MENTION));
  const names = [...new Set(Array.from(css.matchAll(SETTING), ([, name = '']) => name))]
    // Mentioned in another way, in `@property` for instance.
    .filter((name) => !named.has(name) && mentions.get(name) === replaceable.get(name))
    .sort((left, right) => (mentions.get(right) ?? 0) - (mentions.get(left) ?? 0));
  const free = [...shortNames()].filter((name) => !mentions.has(name) && !named.has(name));
  const short = new Map(names.map((name, place) => [name, free[place] ?? name]));
  return css.replace(SETTING_OR_USE, (text, before: string, name: string) => before + (short.get(name) ?? name));
}
