import type { AlgoliaSettings, CommentsSettings, FirebaseSettings, Services } from './services';

/** The settings that the browser needs for the services that are on; all of them are public. */
export interface ClientServices {
  algolia?: AlgoliaSettings;
  comments?: CommentsSettings;
  firebase?: FirebaseSettings;
  tracking?: { gtagId?: string; containerId?: string };
}

/** Picks what the browser needs from the resolved services; returns an empty object when all are off. */
export function clientServices({ algolia, comments, firebase, gtag, tagManager }: Services): ClientServices {
  const tracked = gtag.state === 'on' || tagManager.state === 'on';
  return {
    ...(algolia.state === 'on' && { algolia: algolia.settings }),
    ...(comments.state === 'on' && { comments: comments.settings }),
    ...(firebase.state === 'on' && { firebase: firebase.settings }),
    ...(tracked && {
      tracking: {
        gtagId: gtag.state === 'on' ? gtag.settings.trackingId : undefined,
        containerId: tagManager.state === 'on' ? tagManager.settings.containerId : undefined,
      },
    }),
  };
}
