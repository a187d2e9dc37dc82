import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import portraits from '@generated/pictures/default/portraits';
import profile from '@site/src/data/profile.json';
import type { Resume } from '@site/src/data/schemas';
import styles from './styles.module.css';

/** Name, profession and contact details; URLs are spelled out, since paper has no links. */
export function Header({ basics }: { basics: Resume['basics'] }): ReactNode {
  const avatar = useBaseUrl(profile.avatar);
  const portrait = portraits[avatar];
  const pages = [basics.url, ...(basics.profiles ?? []).map(({ url }) => url)].filter((url) => url !== undefined);
  return (
    <header className={styles.header}>
      <div>
        <h1 className={styles.name}>{basics.name}</h1>
        <p className={styles.label}>{basics.label}</p>
        <ul className={styles.contacts} role="list">
          <li>
            <Link to={`mailto:${basics.email}`} target={undefined}>
              {basics.email}
            </Link>
          </li>
          {basics.phone && <li>{basics.phone}</li>}
          {basics.location && <li>{basics.location.city}</li>}
          {pages.map((url) => (
            <li key={url}>
              <Link to={url}>{url.replace(/^https?:\/\/(?:www\.)?/, '')}</Link>
            </li>
          ))}
        </ul>
      </div>
      <img
        className={styles.portrait}
        src={portrait?.images.at(-1)?.path ?? avatar}
        srcSet={portrait?.srcSet}
        sizes={portrait && '96px'}
        alt=""
        width={96}
        height={96}
      />
    </header>
  );
}
