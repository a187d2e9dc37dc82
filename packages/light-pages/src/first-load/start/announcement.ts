import { store } from './store';

/** Id of the site's announcement; replaced by the build. */
declare const ANNOUNCEMENT: string;

export const ANNOUNCEMENT_CLOSE = '.theme-announcement-bar .close';

export function closeAnnouncement(): void {
  document.documentElement.dataset.announcementBarInitiallyDismissed = 'true';
  store('docusaurus.announcement.id', ANNOUNCEMENT);
  store('docusaurus.announcement.dismiss', 'true');
}
