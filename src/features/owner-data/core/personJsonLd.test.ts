import { expect, it } from 'vitest';
import profileFile from '@site/src/data/profile.json';
import { personJsonLd } from './personJsonLd';

const ID = 'https://site.test/#owner';
const profile = { ...profileFile, sample: [] };

it('includes the whole profile when nothing is sample data', () => {
  expect(personJsonLd(profile, 'https://site.test', ID)).toEqual({
    '@type': 'Person',
    '@id': ID,
    name: profile.fullName,
    jobTitle: profile.tagline,
    url: 'https://site.test',
    image: `https://site.test${profile.avatar}`,
    email: `mailto:${profile.email}`,
    sameAs: Object.values(profile.social),
  });
});

it('leaves out sample data', () => {
  const person = personJsonLd({ ...profile, sample: ['email', 'avatar', 'social.github'] }, 'https://site.test', ID);
  expect(person).not.toHaveProperty('email');
  expect(person).not.toHaveProperty('image');
  expect(person.sameAs).toHaveLength(3);
  expect(personJsonLd({ ...profile, sample: true }, 'https://site.test', ID)).not.toHaveProperty('sameAs');
});
