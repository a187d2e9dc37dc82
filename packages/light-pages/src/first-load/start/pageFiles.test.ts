import { afterEach, expect, it, vi } from 'vitest';
import { openedFiles } from './openedFiles';
import { stubPage } from './page.fixture';
import { filesOf } from './pageFiles';

afterEach(() => vi.unstubAllGlobals());

it('reads the files of a page from the attributes of its script', () => {
  expect(filesOf({ scripts: '/a.js /b.js', styles: '/a.css', opened: '/c.js', isReading: '' })).toEqual({
    scripts: ['/a.js', '/b.js'],
    later: [],
    sheets: ['/a.css'],
    opened: ['/c.js'],
    isReading: true,
  });
});

it('fetches what a link opens once, however often it is pressed', () => {
  const { fetched } = stubPage();
  const fetchOpened = openedFiles(['/a.js', '/b.json']);
  fetchOpened();
  fetchOpened();
  expect(fetched).toEqual(['/a.js', '/b.json']);
});
