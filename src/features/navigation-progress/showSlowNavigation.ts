import type { ClientModule } from '@docusaurus/types';
import { barShare, GROWS_EACH, MOVES_FOR, SHOWN_AFTER } from './core/barShare';
import styles from './styles.module.css';

/** A timeout until the bar is shown, then the interval at which it grows. */
let timer: number | undefined;
let bar: HTMLElement | undefined;

/** Shows the bar and lets it grow at intervals. */
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

/** Fills the bar and lets it fade; if it is not shown yet, cancels it. */
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
 * The progress bar at the top while a page is loading. It replaces Docusaurus' own module, which loads a library and
 * its styles with every page for a bar that is rarely seen.
 */
const clientModule: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname || bar) return;
    // A previous navigation may still be in progress; both share one bar.
    window.clearTimeout(timer);
    timer = window.setTimeout(showBar, SHOWN_AFTER);
  },
  onRouteDidUpdate: endBar,
};

export default clientModule;
