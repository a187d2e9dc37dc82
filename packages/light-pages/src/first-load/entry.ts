/**
 * The entry of the site's scripts. It runs the page layout and then Docusaurus' own entry in separate tasks: a single
 * task would block a cheap phone for a tenth of a second.
 */
import 'react-dom/client';
// Imports the stylesheets that define the order of all cascade layers, so it must come before the layout's own styles.
import '@generated/client-modules';
import { mendChunks } from './mendChunks';
import { isNotFoundPage } from '../browser/isNotFoundPage';
import { followTranslator } from '../browser/replacedTexts';
import { mendSheets } from '../browser/wholeSheets';
import { typeKept } from './keptTyping';
import { replayWhenAlive } from './replayHeld';

/** The path as the router knows it. */
function routedPath(path: string): string {
  try {
    decodeURI(path);
  } catch {
    // The router throws on an invalid percent escape. No page has such a path; with `%` escaped, the not-found page is
    // shown.
    return path.replaceAll('%', '%25');
  }
  // Some hosts serve a page for an address with empty parts too, for which the router has no route, and behind whose
  // base path another language's would begin with the name of a host.
  const single = isNotFoundPage() ? path : path.replace(/\/{2,}/g, '/');
  // Plain hosts also serve a page under the name of its file, and React could not hydrate it there.
  return single.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
}

const { pathname, search, hash } = location;
const path = routedPath(pathname);
if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
// `start.ts` looks whether this has run: an empty script, or another file in its place, reports no error.
document.documentElement.dataset.running = '';
mendChunks();
mendSheets();
followTranslator();
typeKept();
replayWhenAlive();
setTimeout(() => {
  void import(/* webpackMode: "eager" */ '@theme/Layout');
  setTimeout(() => void import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'));
});
