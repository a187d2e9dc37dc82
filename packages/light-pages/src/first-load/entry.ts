/**
 * The entry of the site's scripts. It runs the page layout and then Docusaurus' own entry in separate tasks: a single
 * task would block a cheap phone for a tenth of a second.
 */
import 'react-dom/client';
// Imports the stylesheets that define the order of all cascade layers, so it must come before the layout's own styles.
import '@generated/client-modules';
import { replayWhenAlive } from './replayHeld';

// The router throws on an invalid percent escape. No page has such a path; with `%` escaped, the not-found page is
// shown.
try {
  decodeURI(location.pathname);
} catch {
  history.replaceState(null, '', location.pathname.replaceAll('%', '%25') + location.search + location.hash);
}
replayWhenAlive();
setTimeout(() => {
  void import(/* webpackMode: "eager" */ '@theme/Layout');
  setTimeout(() => void import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'));
});
