import type { DocSearchModalProps } from '@docsearch/react/modal';
import { sitePath } from '../core/sitePath';

/** Gives hits the path on this site for an address; what has none is left out. */
export const toSiteHits: NonNullable<DocSearchModalProps['transformItems']> = (hits) =>
  hits.flatMap((hit) => {
    const url = sitePath(hit.url);
    return url === undefined ? [] : [{ ...hit, url }];
  });
