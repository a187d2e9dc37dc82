import { Fragment, type ReactNode } from 'react';
import type { HitGroup, PageHit } from '../core/pageHits';
import { MarkedText } from '../MarkedText';
import { SiteLink } from '../SiteLink';
import { useSearchSettings } from '../useSearchSettings';
import styles from './styles.module.css';

function HitItem({ hit }: { hit: PageHit }): ReactNode {
  const { language } = useSearchSettings();
  return (
    // A screen reader must pronounce a hit of the other language in that language.
    <li className={styles.hit} lang={hit.language && hit.language !== language ? hit.language : undefined}>
      <h3 className={styles.title}>
        <SiteLink path={hit.path}>
          <MarkedText parts={hit.title} />
        </SiteLink>
      </h3>
      {hit.breadcrumbs.length > 0 && (
        <p className={styles.breadcrumbs}>
          {hit.breadcrumbs.map((parts, index) => (
            // The headings above a hit have no identity but their index.
            <Fragment key={index}>
              {index > 0 && ' › '}
              <MarkedText parts={parts} />
            </Fragment>
          ))}
        </p>
      )}
      {hit.snippet.length > 0 && (
        <p className={styles.snippet}>
          <MarkedText parts={hit.snippet} />
        </p>
      )}
    </li>
  );
}

/** Hits under their top headings. */
export function HitList({ groups }: { groups: readonly HitGroup[] }): ReactNode {
  return groups.map(({ heading, hits }) => (
    <section key={`${heading} ${hits[0]?.id}`} className={styles.group}>
      <h2 className={styles.heading}>{heading}</h2>
      <ol className={styles.hits} role="list">
        {hits.map((hit) => (
          <HitItem key={hit.id} hit={hit} />
        ))}
      </ol>
    </section>
  ));
}
