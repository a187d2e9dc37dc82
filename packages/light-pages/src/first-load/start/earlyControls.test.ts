import { afterEach, expect, it, vi } from 'vitest';
import { ANNOUNCEMENT_CLOSE } from './announcement';
import { COLOUR_MODE, enableColourButtons, followOtherTabs } from './colourMode';
import { actAtOnce } from './earlyControls';
import { FakeElement, stubPage } from './page.fixture';

afterEach(() => vi.unstubAllGlobals());

const press = (selector: string) => actAtOnce(new FakeElement([selector]) as unknown as Element);

it('switches the colour mode there and back, and stores it as Docusaurus does', () => {
  const { root, local, told } = stubPage();
  press(COLOUR_MODE);
  expect(root.dataset).toEqual({ theme: 'dark', themeChoice: 'dark' });
  expect(local.items).toEqual({ 'theme-site': 'dark' });
  press(COLOUR_MODE);
  expect(root.dataset).toEqual({ theme: 'light', themeChoice: 'light' });
  expect(told.map(({ key, newValue }) => [key, newValue])).toEqual([
    ['theme-site', 'dark'],
    ['theme-site', 'light'],
  ]);
});

it('switches the colour mode where storage is blocked', () => {
  const { root, local } = stubPage();
  local.isBlocked = true;
  press(COLOUR_MODE);
  expect(root.dataset.theme).toBe('dark');
});

it('closes the announcement and stores which one it was', () => {
  const { root, local } = stubPage();
  press(ANNOUNCEMENT_CLOSE);
  expect(root.dataset).toEqual({ announcementBarInitiallyDismissed: 'true' });
  expect(local.items).toEqual({
    'docusaurus.announcement.id-site': 'news',
    'docusaurus.announcement.dismiss-site': 'true',
  });
});

it('follows a colour mode of another tab, and nothing else that is stored there', () => {
  const { root } = stubPage();
  const told = (key: string, newValue: string | null) => followOtherTabs({ key, newValue } as StorageEvent);
  told('theme-site', 'dark');
  expect(root.dataset.theme).toBe('dark');
  told('theme-site', null);
  told('theme-site', 'sepia');
  told('theme', 'light');
  expect(root.dataset).toEqual({ theme: 'dark', themeChoice: 'dark' });
});

it('enables the buttons that Docusaurus disables', () => {
  const { page } = stubPage();
  const button = new FakeElement();
  page.querySelectorAll = (selector) => (selector === COLOUR_MODE ? [button] : []);
  enableColourButtons();
  expect(button.disabled).toBe(false);
});
