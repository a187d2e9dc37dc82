import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SiteDataFiles } from './files';
import { formatProblem } from './problem';
import { readSiteData } from './readSiteData';
import { siteDataFixture } from './siteData.fixture';
import { validateSiteData } from './validateSiteData';

const good = siteDataFixture();

type FileKey = keyof SiteDataFiles['texts'];
type Json = Record<string, unknown>;

/** The messages for valid files, one of which is changed. */
function messages(key: FileKey, change: (data: never) => void): string[] {
  const data = JSON.parse(good.texts[key] ?? '') as Json;
  change(data as never);
  return messagesFor(key, JSON.stringify(data));
}

function messagesFor(key: FileKey, text: string | undefined): string[] {
  return validateSiteData({ ...good, texts: { ...good.texts, [key]: text } }).map(formatProblem);
}

interface Showcase {
  tags: Json;
  works: { id: string; stack: string[]; image: { src: string }; links: Json }[];
}
interface Communities {
  groups: (Json & { id: string })[];
  events: Json[];
}
interface Resume {
  sample: string[];
  basics: Json;
  work: Json[];
  projects: (Json & { highlights: string[] })[];
  education: Json[];
}

it("finds no problem in the repository's own data", () => {
  const own = readSiteData(path.resolve(import.meta.dirname, '../../../..'));
  expect(validateSiteData(own).map(formatProblem)).toEqual([]);
});

it('finds no problem in valid files', () => {
  expect(validateSiteData(good).map(formatProblem)).toEqual([]);
});

describe('broken files', () => {
  it('reports a missing file', () => {
    expect(messagesFor('showcase', undefined)[0]).toMatch(/^src\/data\/showcase\.json: the file is missing/);
    expect(messagesFor('authors', undefined)[0]).toMatch(/^blog\/authors\.yml: the file is missing/);
  });

  it('reports line and column of broken JSON', () => {
    const [message] = messagesFor('profile', '{\n  "shortName": "A",\n  "email" "a@example.com"\n}');
    expect(message).toBe('src/data/profile.json:3:11: not valid JSON: expected ":" here');
  });

  it('reports a byte order mark, which no editor shows', () => {
    expect(messagesFor('profile', `\uFEFF${good.texts.profile}`)[0]).toBe(
      'src/data/profile.json:1:1: begins with an invisible byte order mark (BOM); save the file as UTF-8 without BOM',
    );
    expect(messagesFor('resumeVi', `\uFEFF${good.texts.resumeVi}`)[0]).toMatch(/^src\/data\/resume\.vi\.json:1:1: /);
  });

  it('reports an authors.yml that is not YAML', () => {
    expect(messagesFor('authors', 'owner: [')[0]).toMatch(/^blog\/authors\.yml:1:9: not valid YAML: /);
  });
});

describe('dates of a résumé', () => {
  const withWork = (period: Json) =>
    messages('resumeVi', (data: Resume) => void (data.work = [{ name: 'a', position: 'b', ...period }]));

  it.each(['2015-02-30', '2015-02-29', '2015-13', '2015-00', '2015-04-31', '2015-01-00'])(
    'do not include %s',
    (date) => {
      expect(withWork({ startDate: date })[0]).toBe(
        `src/data/resume.vi.json: work[0].startDate: expected a date that the calendar has, found "${date}"`,
      );
    },
  );

  it.each([
    ['2016', '2014'],
    ['2016-05', '2016-04-30'],
    ['2016-05-02', '2016-05-01'],
  ])('end no earlier than they begin: %s to %s', (startDate, endDate) => {
    expect(withWork({ startDate, endDate })[0]).toBe(
      `src/data/resume.vi.json: work[0].endDate: "${endDate}" is before the startDate, "${startDate}"`,
    );
  });

  it.each([
    ['2016-05', '2016'],
    ['2016', '2016-01-01'],
    ['2016-02-29', '2016-02-29'],
  ])('may be as exact as the owner likes: %s to %s', (startDate, endDate) => {
    expect(withWork({ startDate, endDate }).filter((message) => /Date/.test(message))).toEqual([]);
  });
});

it('needs no social link', () => {
  expect(messages('profile', (data: { social: Json }) => delete data.social.youtube)).toEqual([]);
  expect(messages('profile', (data: { social: Json }) => void (data.social = {}))).toEqual([]);
});

describe('wrong fields', () => {
  it('reports an invalid URL', () => {
    const found = messages('showcase', (data: Showcase) => (data.works[1]!.links.demo = 'docs/k6'));
    expect(found).toEqual([
      'src/data/showcase.json: works[1].links.demo: expected a URL such as https://example.com, or a path of this site such as /docs, found "docs/k6"',
    ]);
  });

  it('rejects a URL with another protocol', () => {
    const found = messages('profile', (data: { social: Json }) => (data.social.github = 'javascript:alert(1)'));
    expect(found[0]).toMatch(/^src\/data\/profile\.json: social\.github: expected a URL/);
  });

  it('reports a missing field and an unknown one', () => {
    expect(messages('profile', (data: Json) => delete data.email)[0]).toBe(
      'src/data/profile.json: email: missing; expected an e-mail address such as name@example.com',
    );
    expect(messages('profile', (data: Json) => (data.mailbox = 'x'))).toEqual([
      'src/data/profile.json: unknown field "mailbox"; correct its spelling or remove it',
    ]);
  });

  it('reports a text that is missing in one language', () => {
    const found = messages('communities', (data: Communities) => delete (data.groups[0]!.summary as Json).en);
    expect(found).toEqual(['src/data/communities.json: groups[0].summary.en: missing; expected string']);
  });

  it('reports a number where a text is expected', () => {
    const found = messages('communities', (data: Communities) => (data.groups[0]!.shortName = 7));
    expect(found[0]).toBe('src/data/communities.json: groups[0].shortName: expected string, received number');
  });

  it('reports a sample path to a field that does not exist', () => {
    expect(messages('resumeVi', (data: Resume) => data.sample.push('work[9].name'))[0]).toMatch(
      /^src\/data\/resume\.vi\.json: sample\[\d+\]: lists "work\[9\]\.name"/,
    );
  });
});

describe('references between files', () => {
  it('reports an unknown stack tag', () => {
    const found = messages('showcase', (data: Showcase) => (data.works[0]!.stack[1] = 'preact'));
    expect(found[0]).toMatch(
      /^src\/data\/showcase\.json: works\[0\]\.stack\[1\]: unknown tag "preact"; add it to "tags" or use one of /,
    );
  });

  it('does not accept a property name of Object as a tag', () => {
    expect(messages('showcase', (data: Showcase) => (data.works[0]!.stack[0] = 'constructor'))).toHaveLength(1);
  });

  it('reports an id used twice', () => {
    const found = messages('showcase', (data: Showcase) => (data.works[1]!.id = data.works[0]!.id));
    expect(found[0]).toContain('works[1].id: "first" is already the id of works[0]');
  });

  it('reports an image and a source that do not exist', () => {
    const found = messages('showcase', (data: Showcase) => {
      data.works[0]!.image.src = '/img/nowhere.png';
      data.works[0]!.links.source = 'src/nowhere';
    });
    expect(found).toEqual([
      'src/data/showcase.json: works[0].image.src: there is no file static/img/nowhere.png',
      'src/data/showcase.json: works[0].links.source: the repository has no "src/nowhere"',
    ]);
  });

  it('reports an event of an unknown group, and a date in the wrong format', () => {
    const event = { id: 'meetup', group: 'nobody', date: '2026-01-31', title: { vi: 'a', en: 'b' } };
    expect(messages('communities', (data: Communities) => data.events.push(event))[0]).toContain(
      'events[0].group: unknown group "nobody"',
    );
    expect(
      messages('communities', (data: Communities) => data.events.push({ ...event, date: '31/01/2026' }))[0],
    ).toContain('events[0].date: expected a day written YYYY-MM-DD, found "31/01/2026"');
  });

  it("reports an author's name that differs from the profile", () => {
    expect(messagesFor('authors', 'owner:\n  name: Someone Else\n')[0]).toMatch(
      /^blog\/authors\.yml: owner\.name: expected ".+", the fullName in src\/data\/profile\.json, found "Someone Else"$/,
    );
  });
});

describe('résumés', () => {
  it('are checked against the schema of JSON Resume', () => {
    const found = messages('resumeVi', (data: Resume) => (data.basics.url = 'no address'));
    expect(found).toEqual(['src/data/resume.vi.json: basics.url: JSON Resume: must match format "uri"']);
  });

  it('require the fields that a CV needs, and valid dates', () => {
    const found = messages('resumeVi', (data: Resume) => {
      delete data.work[0]!.position;
      data.education[0]!.startDate = '09/2020';
    });
    expect(found).toEqual([
      'src/data/resume.vi.json: work[0].position: missing; expected string',
      'src/data/resume.vi.json: education[0].startDate: expected a date written YYYY, YYYY-MM or YYYY-MM-DD, found "09/2020"',
    ]);
  });

  it('have the same entries in both languages', () => {
    expect(messages('resumeEn', (data: Resume) => data.work.pop())).toEqual([
      'src/data/resume.en.json: work: 1 entries, but 2 in src/data/resume.vi.json; both languages must list the same entries in the same order',
    ]);
    expect(messages('resumeEn', (data: Resume) => data.projects[0]!.highlights.push('x'))[0]).toContain(
      'projects[0].highlights: 3 entries, but 2',
    );
    expect(messages('resumeVi', (data: Resume) => (data.work[0]!.startDate = '2024-01'))).toEqual([
      'src/data/resume.en.json: work[0].startDate: missing here, but present in src/data/resume.vi.json',
    ]);
  });

  it('have the name of the profile', () => {
    expect(messages('resumeEn', (data: Resume) => (data.basics.name = 'Someone Else'))[0]).toMatch(
      /^src\/data\/resume\.en\.json: basics\.name: "Someone Else" differs from fullName/,
    );
  });
});
