import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { describeSearch } from './describeSearch';

describe('describeSearch', () => {
  const xml = describeSearch({
    name: 'A & B <developer> of sites',
    description: 'Search "A & B"',
    language: 'vi',
    home: 'https://example.com/en/',
    favicon: 'https://example.com/img/favicon-48.png',
  });
  const $ = load(xml, { xml: true });

  it('writes well-formed XML with the data of the site', () => {
    expect($('Description').text()).toBe('Search "A & B"');
    expect($('Language').text()).toBe('vi');
    expect($('Url').attr('template')).toBe('https://example.com/en/search?q={searchTerms}');
  });

  it('keeps the name within 16 characters', () => {
    expect($('ShortName').text()).toBe('A & B <developer');
  });
});
