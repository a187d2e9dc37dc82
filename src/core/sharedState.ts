import { textHash } from './textHash';

/** The parameter of a page's address that brings the state of one lab. */
export const SHARED = 'shared';

/**
 * The longest link that is made, in characters. Browsers and hosts take more, but messengers cut longer addresses, and
 * some servers and proxies refuse them.
 */
export const LONGEST_LINK = 4000;

/** What a reader has set in a lab, by name; what is as at first is left out. */
export type LabState = Readonly<Record<string, string>>;

/** What a link brings, or why it cannot be read. */
export type ReadState =
  | { readonly kind: 'state'; readonly state: LabState }
  /** Cut, damaged, or not made by this site. */
  | { readonly kind: 'broken' }
  /** Made by a newer edition of the site. */
  | { readonly kind: 'newer' }
  /** The browser cannot decompress it. */
  | { readonly kind: 'unsupported' };

/**
 * The short name of a lab in links.
 *
 * @param key - what identifies the lab on all pages, such as the key under which its text is stored
 */
export const labName = (key: string): string => textHash(key).toString(36);

/** The lab that a link names; undefined if it names none. */
export function sharedLab(link: string): string | undefined {
  return /^\d{1,3}\.([a-z\d]{1,7})\./.exec(link)?.[1];
}

/**
 * The address of a page with a query and a fragment.
 *
 * @param page - address of the page, without either
 * @returns undefined if it is longer than a link may be
 */
export function pageLink(page: string, query: Readonly<Record<string, string>>, fragment: string): string | undefined {
  const link = `${page}?${new URLSearchParams(query).toString()}#${fragment}`;
  return link.length <= LONGEST_LINK ? link : undefined;
}
