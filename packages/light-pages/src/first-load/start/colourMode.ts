import { storageKey, store } from './store';

export const COLOUR_MODE = '[class*=toggleButton]';

const show = (mode: string) => {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.themeChoice = mode;
};

export function switchColourMode(): void {
  const mode = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
  show(mode);
  store('theme', mode);
}

/** Shows a colour mode chosen in another tab; a hydrated page takes it over itself. */
export function followOtherTabs({ key, newValue }: StorageEvent): void {
  if (key === storageKey('theme') && (newValue === 'light' || newValue === 'dark')) show(newValue);
}

/** Docusaurus disables the button until its scripts run; here the inline script handles its clicks. */
export function enableColourButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(COLOUR_MODE)) button.disabled = false;
}
