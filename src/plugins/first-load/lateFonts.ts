import type { ClientModule } from '@docusaurus/types';

/** The first page of a phone is painted without the site's fonts (`start.ts`); the next screen has them. */
const lateFonts: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    const held = previousLocation && document.querySelector<HTMLStyleElement>('style[media="not all"]');
    if (!held) return;
    // Too late for an optional font, yet what is on the screen is new.
    held.textContent = held.textContent.replaceAll('optional', 'swap');
    held.media = 'all';
  },
};

export default lateFonts;
