import { useEffect, useEffectEvent, useState } from 'react';
import { useHistory } from '@docusaurus/router';
import { useQueryString } from '@docusaurus/theme-common';
import { SHARED, sharedLab, type ReadState } from '../../core/sharedState';
import { LAB_ATTRIBUTE } from './sharingLab';

/** What the page's address brings for a lab. */
export type Brought =
  | ReadState
  /** A state for a lab that the page does not have (any more); told by the first lab of the page. */
  | { readonly kind: 'foreign' };

interface Named {
  readonly brought: Brought;
  /** The text from which it was read. */
  readonly from: string;
}

/** What a link brings for a lab that cannot be the one it names. */
async function readFor(lab: string, link: string): Promise<Brought | undefined> {
  const named = sharedLab(link);
  if (named !== lab) {
    const labs = [...document.querySelectorAll(`[${LAB_ATTRIBUTE}]`)].map((part) => part.getAttribute(LAB_ATTRIBUTE));
    if (labs[0] !== lab || labs.includes(named ?? '')) return undefined;
  }
  // Its script may be missing after a new deployment, or without a network.
  const codec = await import('../../core/packedState').catch(() => undefined);
  const state: ReadState = codec ? await codec.unpackState(link) : { kind: 'unsupported' };
  return named === lab || state.kind !== 'state' ? state : { kind: 'foreign' };
}

/**
 * Reads the state that the address brings for a lab, again whenever the address changes.
 *
 * @param lab - the lab's name, see `labName`
 * @param onChange - called with what was brought, and without anything once it has left the address
 * @returns what was brought, and a function that takes it out of the address
 */
export function useSharedState(
  lab: string,
  onChange: (brought?: Brought) => void = () => undefined,
): { brought: Brought | undefined; close: () => void } {
  const [link] = useQueryString(SHARED);
  const history = useHistory();
  const [read, setRead] = useState<Named>();
  const tell = useEffectEvent(onChange);

  useEffect(() => {
    if (link === '') return undefined;
    let isWanted = true;
    void readFor(lab, link).then((brought) => {
      if (!isWanted || !brought) return;
      setRead({ brought, from: link });
      tell(brought);
    });
    return () => {
      isWanted = false;
      tell();
    };
  }, [lab, link]);

  const close = () => {
    const { pathname, search, hash } = history.location;
    const rest = new URLSearchParams(search);
    rest.delete(SHARED);
    // With the same fragment, Docusaurus leaves the page where it is.
    history.replace({ pathname, search: rest.toString(), hash });
  };
  return { brought: link !== '' && read?.from === link ? read.brought : undefined, close };
}
