import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { webManifest } from './webManifest';

interface Picture {
  src: string;
  sizes: string;
  type: string;
}

const facts = {
  title: 'Name',
  tagline: 'Tagline',
  rootUrl: '/site/',
  origin: 'https://site.test',
  themeColor: '#000000',
  backgroundColor: '#ffffff',
};
const vietnamese = webManifest({ ...facts, locale: 'vi', baseUrl: '/site/' });
const english = webManifest({ ...facts, locale: 'en', baseUrl: '/site/en/' });

it('describes one application that starts in the language it was installed in', () => {
  expect([vietnamese.id, english.id]).toEqual(['/site/', '/site/']);
  expect([vietnamese.scope, english.scope]).toEqual(['/site/', '/site/']);
  expect([vietnamese.start_url, english.start_url]).toEqual(['/site/', '/site/en/']);
  expect([vietnamese.lang, english.lang]).toEqual(['vi', 'en']);
});

describe.each([vietnamese, english])('the images of the manifest', (manifest) => {
  const pictures = [...(manifest.icons as Picture[]), ...(manifest.screenshots as Picture[])];

  it.each(pictures.filter(({ sizes }) => sizes !== 'any'))('$src', async ({ src, sizes, type }) => {
    const file = path.resolve('static', src.replace('/site/', ''));
    const { width, height, format } = await sharp(file).metadata();
    expect(`${width}x${height}`).toBe(sizes);
    expect(`image/${format}`).toBe(type);
  });

  it('includes an icon that a launcher may crop', () => {
    expect((manifest.icons as { purpose: string }[]).map(({ purpose }) => purpose)).toContain('maskable');
  });
});
