import type { SiteDataFiles } from './files';

const both = (text: string) => ({ vi: text, en: text });

const profile = {
  sample: ['email'],
  shortName: 'Văn A',
  fullName: 'Nguyễn Văn A',
  tagline: 'Developer',
  email: 'owner@example.com',
  avatar: '/img/avatar.svg',
  copyrightYear: 2025,
  social: {
    github: 'https://example.com/github',
    facebook: 'https://example.com/facebook',
    youtube: 'https://example.com/youtube',
    linkedin: 'https://example.com/linkedin',
  },
  availability: both('Any day'),
};

const image = { src: '/img/work.svg', alt: both('A drawing'), width: 640, height: 400 };

const showcase = {
  tags: { react: 'React', k6: 'k6' },
  works: [
    {
      id: 'first',
      title: both('First'),
      description: both('One'),
      stack: ['react', 'k6'],
      image,
      links: { demo: '/docs', source: 'src' },
    },
    {
      id: 'second',
      title: both('Second'),
      description: both('Two'),
      stack: ['k6'],
      image,
      links: { demo: 'https://example.com' },
    },
  ],
};

const communities = {
  groups: [
    {
      id: 'group',
      shortName: 'Group',
      name: both('The group'),
      university: both('The university'),
      summary: both('A group'),
      about: [both('About')],
      role: both('Member'),
      activities: [],
      gallery: [],
      notes: [],
      links: [],
      sources: [],
      missing: [],
    },
  ],
  events: [],
};

const resume = {
  sample: ['work[0].name'],
  basics: { name: profile.fullName, label: 'Developer', email: profile.email, summary: 'Summary' },
  work: [
    { name: 'Company', position: 'Developer', highlights: ['Result'] },
    { name: 'Company before', position: 'Developer' },
  ],
  projects: [{ name: 'Project', description: 'What it is', highlights: ['One', 'Two'] }],
  education: [{ institution: 'School', area: 'Subject' }],
};

/** A complete set of small valid files. */
export function siteDataFixture(): SiteDataFiles {
  return {
    texts: {
      profile: JSON.stringify(profile),
      showcase: JSON.stringify(showcase),
      communities: JSON.stringify(communities),
      resumeVi: JSON.stringify(resume),
      resumeEn: JSON.stringify(resume),
      authors: `owner:\n  name: ${profile.fullName}\n`,
    },
    hasStatic: (path) => [profile.avatar, image.src].includes(path),
    hasPath: (path) => path === 'src',
  };
}
