import { afterEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { ageFindings, recordingAgeFindings } from './ageing';
import { checkContent } from './checkContent';
import { chromiumFinding, nodeFinding, settingFindings } from './environment';
import { countLevel, formatSections } from './finding';
import { MAX_BYTES, MAX_WIDTH, imageFindings, measureImages } from './largeImages';
import { sampleFindings } from './sampleData';
import { type TemporaryRepository, temporaryRepository } from './temporaryRepository';
import { translationFindings } from './translationFindings';

let repository: TemporaryRepository | undefined;

afterEach(() => {
  repository?.dispose();
  repository = undefined;
});

const texts = (findings: readonly { level: string; text: string }[]) =>
  findings.map(({ level, text }) => `${level} ${text}`);

describe('sampleFindings', () => {
  const find = (data: unknown) => texts(sampleFindings('a.json', JSON.stringify(data)));

  it('lists the remaining sample fields', () => {
    expect(find({ sample: ['name', 'work[0].name'], name: 'A', work: [{ name: 'B' }] })).toEqual([
      'warning a.json: name, work[0].name → fill them in, then remove them from the "sample" list',
    ]);
  });

  it('recognizes files that are all sample data, and finished ones', () => {
    expect(find({ sample: true })).toEqual([
      'warning a.json: the whole file is sample data → replace it, then remove "sample"',
    ]);
    expect([find({ sample: false }), find({ sample: [] }), find({}), find([1])]).toEqual([[], [], [], []]);
  });

  it('reports fields that do not exist, and broken files', () => {
    expect(find({ sample: ['work[1].name'], work: [{}] })[0]).toMatch(/work\[1\]\.name, which does not exist/);
    expect(find({ sample: 'name' })[0]).toMatch(/^error .*neither true nor a list/);
    expect(texts(sampleFindings('a.json', '{'))[0]).toMatch(/^error a\.json: not valid JSON/);
  });
});

describe('ageFindings', () => {
  it('warns once a year has passed', () => {
    const documents = [
      { vi: 'new.mdx', lastChecked: '2025-11-20' },
      { vi: 'old.mdx', lastChecked: '2025-11-19' },
      { vi: 'never.mdx', lastChecked: undefined },
    ];
    expect(ageFindings(documents, '2026-11-20').map(({ text }) => text.split(' → ')[0])).toEqual([
      'old.mdx: last checked on 2025-11-19',
      'never.mdx: no last_checked',
    ]);
  });

  it('handles a leap day', () => {
    expect(ageFindings([{ vi: 'a', lastChecked: '2023-02-28' }], '2024-02-29')).toEqual([]);
  });
});

describe('recordingAgeFindings', () => {
  it('reports recordings older than a year or never made, with the command to run', () => {
    const recordings = [
      { id: 'mysql/new', recordedOn: '2025-11-20' },
      { id: 'mysql/old', recordedOn: '2025-11-19' },
      { id: 'mysql/never' },
    ];
    expect(texts(recordingAgeFindings(recordings, '2026-11-20'))).toEqual([
      'warning recordings/mysql/old: recorded on 2025-11-19 → if the product has a newer version, run: npm run record -- mysql/old',
      'error recordings/mysql/never: nothing recorded → npm run record -- mysql/never',
    ]);
  });
});

describe('images', () => {
  it('allows images up to the limits', () => {
    const large = { bytes: MAX_BYTES + 1, width: MAX_WIDTH + 1, hasNotes: false };
    expect(imageFindings([{ ...large, file: 'static/a.png', bytes: MAX_BYTES, width: MAX_WIDTH }])).toEqual([]);
    expect(texts(imageFindings([{ ...large, file: 'static/a.png' }]))).toEqual([
      'warning static/a.png: 200 KB → compress it below 200 KB: pages show smaller copies, but the file is served too',
      'warning static/a.png: 2061 px wide → scale it to 2060 px at most',
    ]);
    expect(texts(imageFindings([{ ...large, file: 'docs/a.webp' }]))[0]).toBe(
      'warning docs/a.webp: 200 KB → compress it below 200 KB',
    );
  });

  it('ignores photos beside documents, because pages only have copies of them', () => {
    const photo = { bytes: 9_000_000, width: 4000, hasNotes: true };
    expect(imageFindings(['docs/a.jpg', 'blog/b.PNG', 'src/pages/c.jpeg'].map((file) => ({ ...photo, file })))).toEqual(
      [],
    );
  });

  it('reports camera metadata in a served file', () => {
    const photo = { file: 'static/img/a.jpg', bytes: 1, width: 1, hasNotes: true };
    expect(texts(imageFindings([photo]))).toEqual([
      'warning static/img/a.jpg: contains camera metadata, perhaps the location → save it without metadata',
    ]);
  });

  it('measures the images of a repository', async () => {
    repository = temporaryRepository({ 'docs/a/broken.png': 'no picture', 'static/logo.svg': '<svg/>' });
    const png = await sharp({ create: { width: 2061, height: 1, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    await sharp(png).toFile(`${repository.root}/static/wide.png`);
    await sharp(png)
      .withExif({ IFD0: { Copyright: 'A' } })
      .toFile(`${repository.root}/static/noted.jpg`);
    const images = await measureImages(repository.root);
    expect(images.map(({ file, width, hasNotes }) => [file, width, hasNotes])).toEqual([
      ['static/logo.svg', undefined, false],
      ['static/noted.jpg', 2061, true],
      ['static/wide.png', 2061, false],
      ['docs/a/broken.png', undefined, false],
    ]);
  });
});

describe('the machine', () => {
  it.each([
    ['20.19.0', 'ok'],
    ['22.1.0', 'ok'],
    ['20.18.9', 'error'],
    ['18.20.0', 'error'],
  ])('Node %s is %s', (version, level) => {
    expect(nodeFinding(version, '>=20.19').level).toBe(level);
  });

  it('warns without a browser', () => {
    expect([chromiumFinding(undefined).level, chromiumFinding('chromium').level]).toEqual(['warning', 'ok']);
  });

  it('shows the services, or why they cannot be resolved', () => {
    const none = settingFindings({}, {});
    expect(none.map(({ level }) => level)).toEqual(['ok', 'ok', 'ok']);
    expect(none[2]?.text).toContain('algolia');
    expect(texts(settingFindings({ ALGOLIA_APP_ID: 'A1B2C3' }, {}))[2]).toMatch(/^error .*ALGOLIA_SEARCH_API_KEY/);
    const wrong = { SITE_URL: 'javascript:alert(1)', HYDRATION: 'Immediate' };
    expect(texts(settingFindings(wrong, {})).slice(0, 2)).toEqual([
      expect.stringMatching(/^error .*SITE_URL/),
      expect.stringMatching(/^error .*HYDRATION/),
    ]);
  });
});

describe('the report', () => {
  it('reports translations by document', () => {
    repository = temporaryRepository({ 'docs/a.mdx': '---\ntitle: Khóa\ndescription: Khóa chính\n---\n' });
    expect(texts(translationFindings(checkContent(repository.root)))).toEqual([
      'error docs/a.mdx: there is no English text',
    ]);
    expect(translationFindings({ pairs: [], problems: [] })[0]?.level).toBe('ok');
  });

  it('ends with the counts', () => {
    const sections = [
      { title: 'A', findings: [{ level: 'error' as const, text: 'one\ntwo' }] },
      { title: 'B', findings: [{ level: 'ok' as const, text: 'fine' }] },
    ];
    expect(formatSections(sections)).toBe('A\n  ✗ one\n    two\n\nB\n  ✓ fine\n\n1 error, 0 warnings');
    expect(countLevel(sections, 'ok')).toBe(1);
  });
});
