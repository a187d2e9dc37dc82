import { labName, SHARED } from '../../core/sharedState';

/** Names the lab of an element for links that bring its state. */
export const LAB_ATTRIBUTE = 'data-shares';

/** Properties of the element of a lab whose state can be shared, which links lead to. */
interface SharingLab {
  readonly id: string;
  readonly 'data-shares': string;
}

/**
 * Marks the element of a lab.
 *
 * @param key - what identifies the lab on all pages, such as the key under which its text is stored
 * @param id - the element's id, if it has one already
 */
export function sharingLab(key: string, id?: string): SharingLab {
  const name = labName(key);
  return { id: id ?? `lab-${name}`, [LAB_ATTRIBUTE]: name };
}

/** Whether the address brings the state of some lab, so that no lab can wait for interaction to hydrate. */
export const bringsState = (): boolean => new URLSearchParams(location.search).has(SHARED);
