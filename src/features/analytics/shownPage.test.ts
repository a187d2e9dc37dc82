import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import clientModule, { getShownPage, subscribe } from './shownPage';

const at = (pathname: string) => ({ pathname, search: '', hash: '', state: undefined, key: '' });
const page = { title: 'Home' };
let frames: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (task: () => void) => frames.push(task));
});
afterEach(() => {
  vi.unstubAllGlobals();
  frames = [];
});

test('reports a page with its own title, which is set a frame after the page is rendered', () => {
  const told: unknown[] = [];
  const leave = subscribe(() => told.push(getShownPage()));
  clientModule.onRouteDidUpdate?.({ location: at('/'), previousLocation: null });
  clientModule.onRouteDidUpdate?.({ location: at('/blog'), previousLocation: at('/') });
  expect(told).toEqual([{ pathname: '/', search: '', hash: '', title: 'Home' }]);
  page.title = 'Blog';
  for (const frame of frames) frame();
  leave();
  expect(told.slice(1)).toEqual([{ pathname: '/blog', search: '', hash: '', title: 'Blog' }]);
  expect(getShownPage()?.title).toBe('Blog');
});
