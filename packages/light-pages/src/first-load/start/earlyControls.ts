import { ANNOUNCEMENT_CLOSE, closeAnnouncement } from './announcement';
import { COLOUR_MODE, switchColourMode } from './colourMode';

/** Controls that the browser itself handles. */
export const OPENERS = '[popovertarget],summary';
/** Controls that work without the page's scripts: these, and those that the inline script handles. */
export const AT_ONCE = `${OPENERS},${COLOUR_MODE},${ANNOUNCEMENT_CLOSE}`;

/** Performs the action of a control that the inline script handles. */
export function actAtOnce(control: Element): void {
  if (control.matches(COLOUR_MODE)) switchColourMode();
  else closeAnnouncement();
}
