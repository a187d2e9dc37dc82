import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { decoded } from '@site/src/core/decoded';
import { continueAt } from './continueAt';
import { keepInPlace } from './keepInPlace';
import { findPosition, isAtPixelOf, rememberPosition, restorePosition, storePositions } from './readingPositions';

let release: (() => void) | undefined;
let isBack = false;
let isSettling = false;

/**
 * Client module that keeps the target of a fragment link in place while content above it is still rendering: diagrams
 * render after the page and would push the target off the screen. It also restores the position after a reload or Back,
 * when the browser scrolls to the previous pixel offset, which is wrong while diagrams are missing.
 */
const keepFragmentTarget: ClientModule = {
  onRouteUpdate({ previousLocation }) {
    // While settling, the browser may not have scrolled to its restored offset yet, so the current position means
    // nothing.
    if (previousLocation && !isSettling) rememberPosition();
    return undefined;
  },
  onRouteDidUpdate({ location, previousLocation }) {
    const isSamePage = location.pathname === previousLocation?.pathname;
    // A link within the page also fires popstate; and what is already rendered is at its pixel offset.
    const isReturn = isBack && !isSamePage;
    isBack = false;
    const position = findPosition();
    if (isSamePage && location.hash === previousLocation.hash) return;
    release?.();
    // If the reader has scrolled since a reload, the position stays.
    const isLeft = position && (isReturn || (!previousLocation && isAtPixelOf(position)));
    const linked = document.getElementById(decoded(location.hash.slice(1)));
    const target = (isLeft && restorePosition(position)) || linked;
    if (linked && previousLocation && !isReturn) continueAt(linked);
    isSettling = isReturn && isLeft === true;
    if (target) release = keepInPlace(target, isSettling ? () => (isSettling = false) : undefined);
    else isSettling = false;
  },
};

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('pagehide', storePositions);
  window.addEventListener('popstate', () => (isBack = true), true);
}

export default keepFragmentTarget;
