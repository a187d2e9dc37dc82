import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { Group } from '@site/src/data/schemas';
import { SampleLabel } from '@site/src/components/SampleLabel';
import { useLocalized } from '@site/src/features/owner-data/useLocalized';
import styles from './styles.module.css';

/** A card that links to a group's page. */
export function GroupCard({ group, sample }: { group: Group; sample: boolean }): ReactNode {
  const localized = useLocalized();
  return (
    <article className={styles.card}>
      <p className={styles.university}>{localized(group.university)}</p>
      <h2 className={styles.title}>
        <Link className={styles.link} to={`/community/${group.id}`}>
          {group.shortName}
        </Link>
      </h2>
      <p className={styles.summary}>{localized(group.summary)}</p>
      <p className={styles.foot}>
        {/* The heading is the link; this line only shows sighted readers that the card is clickable. */}
        <span className={styles.more} aria-hidden="true">
          <Translate
            id="community.GroupCard.more"
            description="Cue on a group's card that it leads to the group's page"
          >
            Xem nhóm
          </Translate>{' '}
          →
        </span>
        {sample && <SampleLabel />}
      </p>
    </article>
  );
}
