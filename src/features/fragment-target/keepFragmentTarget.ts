import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { decoded } from '@site/src/core/decoded';
import { keepInPlace } from './keepInPlace';
import { findPlace, isAtPixelOf, leavePlace, returnTo, storePlaces } from './places';

let release: (() => void) | undefined;
let isBack = false;
let isSettling = false;

/**
 * Client module: a link to a part of a page arrives there, and stays there while what is above is
 * still being drawn. Diagrams come after the page and would push the target off the screen. So does a
 * reader who reloads the page or comes back to it: the browser goes to the same pixel, which is another
 * place while diagrams are missing.
 */
const keepFragmentTarget: ClientModule = {
  onRouteUpdate({ previousLocation }) {
    // The browser may still be on its way to the pixel.
    if (previousLocation && !isSettling) leavePlace();
    return undefined;
  },
  onRouteDidUpdate({ location, previousLocation }) {
    const isSamePage = location.pathname === previousLocation?.pathname;
    // A link within the page is told as going back, too; and what is drawn already has its pixel.
    const isReturn = isBack && !isSamePage;
    isBack = false;
    const place = findPlace();
    if (isSamePage && location.hash === previousLocation.hash) return;
    release?.();
    // A reader who has moved since a reload stays there.
    const isLeft = place && (isReturn || (!previousLocation && isAtPixelOf(place)));
    const target = (isLeft && returnTo(place)) || document.getElementById(decoded(location.hash.slice(1)));
    isSettling = isReturn && isLeft === true;
    if (target) release = keepInPlace(target, isSettling ? () => (isSettling = false) : undefined);
    else isSettling = false;
  },
};

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('pagehide', storePlaces);
  window.addEventListener('popstate', () => (isBack = true), true);
}

export default keepFragmentTarget;
