/**
 * The first of the site's scripts, in place of Docusaurus' own, which follows in a task of its own: all of it in one
 * would hold a cheap phone up for a tenth of a second.
 */
import 'react-dom/client';
import { replayWhenAlive } from './replayHeld';

replayWhenAlive();
setTimeout(() => void import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'));
