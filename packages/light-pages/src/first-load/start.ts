// Inline script of every page: loads the site's scripts when the browser is idle, lets them hydrate the page when the
// reader first acts or after a while, and hands over what was clicked or typed before. Its text is the same on all
// pages, so that one hash in the content policy allows it; what differs is in its data attributes.
import { watchTexts } from '../browser/watchedTexts';
import { foldDocument, unfold } from './documentFold';
import { keepTyped } from './keptTyping';
import { enableColourButtons, followOtherTabs } from './start/colourMode';
import { earlyFonts } from './start/earlyFonts';
import { isFastLine } from './start/fastLine';
import { HeldPage } from './start/heldPage';
import { watchIntents } from './start/intents';
import { Loading } from './start/loading';
import { LostScripts } from './start/lostScripts';
import { openedFiles } from './start/openedFiles';
import { filesOf } from './start/pageFiles';
import { PageLinks } from './start/pageLinks';
import { SearchAhead } from './start/searchAhead';
import { isKnownReader } from './start/visits';
import { whenRead } from './start/whenRead';

const files = filesOf((document.currentScript as HTMLScriptElement).dataset);
const isKnown = isKnownReader();
const links = new PageLinks();
const lost = new LostScripts(files.scripts, links);
const loading = new Loading(files, lost);
const fetchOpened = openedFiles(files.opened);
const held = new HeldPage({ loading, lost, links, search: new SearchAhead(fetchOpened) });
const canFollow = () => !held.isReleased && !held.input.hasText;

window.releaseHeld = () => {
  removeEventListener('storage', followOtherTabs);
  unfold();
  delete document.documentElement.dataset.lost;
  return held.release();
};

const fetchFonts = earlyFonts(isKnown, isFastLine());
watchTexts();
keepTyped();
foldDocument();
lost.watch();
// In this order: a press tells which link is tapped before it is held, and a tap is hidden after it was noticed.
watchIntents({ loading, links, canFollow, fetchOpened });
held.listen();
links.hideTaps();
addEventListener('storage', followOtherTabs);
addEventListener('DOMContentLoaded', enableColourButtons);
addEventListener('load', () => {
  addEventListener('scroll', () => loading.startForReader(), { capture: true, passive: true, once: true });
  void whenRead(files, loading, isKnown, fetchFonts);
});
