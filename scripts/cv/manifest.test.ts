import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  fingerprint,
  LOCALES,
  manifestFor,
  pdfName,
  resumeFile,
  stalePdfs,
  type CvManifest,
  type Locale,
} from './manifest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const texts: Record<Locale, string> = { vi: '{"basics": {"name": "Một"}}', en: '{"basics": {"name": "One"}}' };

describe('stalePdfs', () => {
  it('finds nothing right after the files are made', () => {
    expect(stalePdfs(manifestFor(texts), texts)).toEqual([]);
  });

  it('names the PDF whose résumé changed, and the command to make it again', () => {
    expect(stalePdfs(manifestFor(texts), { ...texts, en: '{"basics": {"name": "Two"}}' })).toEqual([
      'static/cv/cv.en.pdf is older than src/data/resume.en.json; run npm run cv:pdf',
    ]);
  });

  it('reports another template and a missing PDF', () => {
    expect(stalePdfs({ ...manifestFor(texts), template: 0 }, texts)[0]).toContain('older template; run npm run cv:pdf');
    expect(stalePdfs(undefined, texts)).toHaveLength(2);
  });

  it('ignores whitespace', () => {
    expect(fingerprint('{"a":1}')).toBe(fingerprint('{\n  "a": 1\n}\n'));
  });
});

it('the committed PDF files show the résumés of src/data', () => {
  const manifest = JSON.parse(read('static/cv/manifest.json')) as CvManifest;
  const current = Object.fromEntries(LOCALES.map((locale) => [locale, read(resumeFile(locale))])) as Record<
    Locale,
    string
  >;
  expect(stalePdfs(manifest, current)).toEqual([]);
  for (const locale of LOCALES)
    expect(existsSync(path.join(ROOT, 'static/cv', pdfName(locale))), pdfName(locale)).toBe(true);
});
