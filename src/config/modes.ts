import { ServiceConfigError } from './services';

/** One of two words; the first one if the setting is empty. */
function eitherOf<Word extends string>(name: string, value: string | undefined, words: readonly [Word, Word]): Word {
  const text = value?.trim() ?? '';
  const word = text === '' ? words[0] : words.find((one) => one === text);
  if (word) return word;
  throw new ServiceConfigError(
    `${name} is "${text}". Set it to ${words.join(' or ')}, or leave it empty for ${words[0]}.`,
  );
}

/**
 * Whether the site offers to work without a network.
 *
 * @throws ServiceConfigError for a value that is neither empty, `on` nor `off`
 */
export const offlineMode = (value: string | undefined) => eitherOf('OFFLINE', value, ['on', 'off']);

/**
 * When a page's scripts start. `intent` waits for the first pointer, key, focus or scroll, or an idle browser;
 * `immediate` is Docusaurus' own way.
 *
 * @throws ServiceConfigError for a value that is neither empty nor one of these
 */
export const hydrationMode = (value: string | undefined) => eitherOf('HYDRATION', value, ['intent', 'immediate']);
