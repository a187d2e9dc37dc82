/**
 * The first of the site's scripts, in place of Docusaurus' own, which follows in tasks of its own, the frame of the
 * pages ahead of the rest: all of it in one would hold a cheap phone up for a tenth of a second.
 */
import 'react-dom/client';
// They bring the sheets that come first, with the order of all layers; the frame's own must not be ahead of them.
import '@generated/client-modules';
import { replayWhenAlive } from './replayHeld';

// No page has an address with an escape that is none, and the router would throw instead of saying so.
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
