import type { DocSearchModalProps } from '@docsearch/react';
import { sitePath } from '../core/sitePath';

/** Replaces the URL of each hit by its path on this site, and drops the hits that have none. */
export const toSiteHits: NonNullable<DocSearchModalProps['transformItems']> = (hits) =>
  hits.flatMap((hit) => {
    const url = sitePath(hit.url);
    return url === undefined ? [] : [{ ...hit, url }];
  });
