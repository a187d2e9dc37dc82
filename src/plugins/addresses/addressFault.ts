/** What is wrong with an address, and how to mend it. */
export interface AddressFault {
  readonly fault: string;
  readonly mend: string;
}

/** Characters that the router reads as a pattern, or that end a path. */
const PATTERN = /[\s\\^$*+?!:=|()[\]{}<>"'`#%]/;

/**
 * What keeps readers from the page of an address on some host or in the router; undefined if nothing does.
 *
 * @param address - a path of the site as the build knows it, without escapes
 * @param base - the base path of the language
 */
export function addressFault(address: string, base: string): AddressFault | undefined {
  const isHome = `${address}/`.startsWith(base) && address.length <= base.length;
  if (isHome) return undefined;
  const parts = address.slice(base.length).split('/');
  if (address.endsWith('/'))
    return { fault: 'ends with a slash, but pages have addresses without one', mend: 'take it off' };
  if (parts.includes('')) return { fault: 'has an empty part', mend: 'leave one slash between two parts' };
  // Hosts take it for the page of its folder: Firebase shows /docs/tags/index at /docs/tags.
  if (parts.some((part) => /^index(?:\.html?)?$/i.test(part)))
    return {
      fault: 'has a part named "index", which hosts take for the page of its folder',
      mend: 'choose another name',
    };
  const [character] = PATTERN.exec(address) ?? [];
  if (character !== undefined)
    return {
      fault: `contains ${JSON.stringify(character)}, which means something else in an address`,
      mend: 'use letters, digits and hyphens',
    };
  return undefined;
}
