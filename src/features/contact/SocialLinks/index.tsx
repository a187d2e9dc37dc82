import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { Icon, type IconName } from '@site/src/components/Icon';
import { SampleLabel } from '@site/src/components/SampleLabel';
import type { Profile } from '@site/src/data/schemas';
import { isSample } from '@site/src/features/owner-data/core/sample';
import styles from './styles.module.css';

type Network = keyof Profile['social'];

const NETWORKS: Record<Network, { name: string; icon: IconName }> = {
  github: { name: 'GitHub', icon: 'code' },
  linkedin: { name: 'LinkedIn', icon: 'briefcase' },
  facebook: { name: 'Facebook', icon: 'people' },
  youtube: { name: 'YouTube', icon: 'video' },
};

interface Props {
  profile: Profile;
  networks: readonly Network[];
}

/** Links to the owner's pages elsewhere, with their URLs visible. */
export function SocialLinks({ profile, networks }: Props): ReactNode {
  return (
    <ul className={styles.links} role="list">
      {networks.map((network) => {
        const { name, icon } = NETWORKS[network];
        const url = profile.social[network];
        if (!url) return null;
        return (
          <li key={network} className={styles.item}>
            <span className={styles.figure}>
              <Icon name={icon} />
            </span>
            <span className={styles.text}>
              <span className={styles.name}>
                <Link to={url}>{name}</Link>
                {isSample(profile.sample, `social.${network}`) && <SampleLabel />}
              </span>
              <span className={styles.address}>{url.replace(/^https?:\/\/(?:www\.)?/, '')}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
