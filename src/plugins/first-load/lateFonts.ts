import type { ClientModule } from '@docusaurus/types';

/** The first page of a phone is painted without the site's fonts (`start.ts`); the next one has them. */
const lateFonts: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    const held = document.querySelector<HTMLStyleElement>('style[data-font][media="not all"]');
    if (!held) return;
    // Too late for an optional font, yet all of the screen is new.
    held.textContent = held.textContent.replaceAll('optional', 'swap');
    held.media = 'all';
  },
};

export default lateFonts;
