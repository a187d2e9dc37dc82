import type { ClientModule } from '@docusaurus/types';
import { barShare, GROWS_EACH, MOVES_FOR, SHOWN_AFTER } from './core/barShare';
import styles from './styles.module.css';

/** Runs until the bar is shown, and then each time it grows. */
let timer: number | undefined;
let bar: HTMLElement | undefined;

/** Shows the bar and lets it grow from time to time. */
function showBar(): void {
  const shown = document.createElement('div');
  shown.className = styles.bar ?? '';
  shown.dataset.navigating = '';
  let times = 0;
  const draw = () => {
    shown.style.transform = `scaleX(${barShare(times)})`;
    times += 1;
  };
  draw();
  document.body.append(shown);
  bar = shown;
  timer = window.setInterval(draw, GROWS_EACH);
}

/** Fills the bar, and then lets it fade; before it is shown, sees to it that it will not be. */
function endBar(): void {
  window.clearInterval(timer);
  const full = bar;
  bar = undefined;
  if (!full) return;
  full.style.transform = 'none';
  window.setTimeout(() => {
    full.style.opacity = '0';
    window.setTimeout(() => full.remove(), MOVES_FOR);
  }, MOVES_FOR);
}

/**
 * The bar at the top while a page is on its way, in place of Docusaurus' own module: that brings a library, which writes
 * markup into the page, and its rules with every page, for a bar that is rarely seen.
 */
const clientModule: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname || bar) return;
    // The navigation before may be on its way still: there is one bar for both.
    window.clearTimeout(timer);
    timer = window.setTimeout(showBar, SHOWN_AFTER);
  },
  onRouteDidUpdate: endBar,
};

export default clientModule;
