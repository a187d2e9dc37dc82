import type { ClientModule } from '@docusaurus/types';

/** A navigation that takes longer than this gets the bar at the top, which `src/css/infima.css` draws. */
const SLOW = 200;

const root = () => document.documentElement;

/** In place of Docusaurus' own module, which brings a library and its rules with every page. */
const clientModule: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    const timer = window.setTimeout(() => root().setAttribute('data-navigating', ''), SLOW);
    return () => window.clearTimeout(timer);
  },
  onRouteDidUpdate() {
    root().removeAttribute('data-navigating');
  },
};

export default clientModule;
