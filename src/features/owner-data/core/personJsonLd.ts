import type { Profile } from '@site/src/data/schemas';
import { isSample } from './sample';

export interface PersonJsonLd {
  '@type': 'Person';
  '@id': string;
  name: string;
  jobTitle: string;
  url: string;
  image?: string;
  email?: string;
  sameAs?: string[];
}

/**
 * The owner as schema.org's Person. Sample fields are left out, since a search engine cannot see that they are marked
 * as samples.
 *
 * @param siteUrl - absolute URL of the site, with its base path and without a trailing slash
 * @param id - absolute URL that names the owner in all languages
 */
export function personJsonLd(profile: Profile, siteUrl: string, id: string): PersonJsonLd {
  const real = (field: string) => !isSample(profile.sample, field);
  const sameAs = Object.entries(profile.social)
    .filter(([network]) => real(`social.${network}`))
    .flatMap(([, url]) => url ?? []);
  return {
    '@type': 'Person',
    '@id': id,
    name: profile.fullName,
    jobTitle: profile.tagline,
    url: siteUrl,
    ...(real('avatar') && { image: `${siteUrl}${profile.avatar}` }),
    ...(real('email') && { email: `mailto:${profile.email}` }),
    ...(sameAs.length > 0 && { sameAs }),
  };
}
