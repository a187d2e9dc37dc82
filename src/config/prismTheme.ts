import type { PrismTheme } from 'prism-react-renderer';

/** Colours of plain code in both modes: tokens that the mode overrides. Rules of `light-pages` colour the rest. */
export const prismTheme: PrismTheme = {
  plain: { color: 'var(--code-plain)', backgroundColor: 'var(--site-sunken)' },
  styles: [],
};
