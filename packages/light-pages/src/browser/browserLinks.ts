import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { CONTROLS } from './controls';

/** The rules by which the browser fetches pressed links (`rewritePage.ts`). */
const findRules = () => document.querySelector('script[type=speculationrules]');

let isFollowing = ExecutionEnvironment.canUseDOM && findRules() !== null && matchMedia('(pointer:coarse)').matches;

/**
 * Whether the browser, not the router, follows links to other pages. On a phone, the HTML of the next page is shown
 * sooner than React can load and render it. Once the reader has used something on the page, the router keeps the text,
 * the results and the engines that are loaded.
 */
export const browserFollows = (): boolean => isFollowing;

/** Lets the router follow links from now on. */
export function endFollowing(): void {
  isFollowing = false;
  findRules()?.remove();
}

const listening = new AbortController();
/**
 * Notices that the reader types, chooses or presses something in the page's content: what that shows is gone once the
 * document is left.
 */
function onUse({ type, target }: Event): void {
  if (type === 'click' && !(target as Element).closest(CONTROLS)?.closest('main')) return;
  listening.abort();
  endFollowing();
}

if (isFollowing) {
  for (const type of ['input', 'change', 'click']) {
    addEventListener(type, onUse, { capture: true, signal: listening.signal });
  }
}
