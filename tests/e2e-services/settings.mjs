/**
 * Settings of the build that has search, analytics and comments on; their values are made up, none is a placeholder.
 * Sign-in's key is one: with it, sign-in is off as without any.
 */
export const servicesBuildEnvironment = {
  // Both ways of starting the scripts are swept (`immediate.spec.ts`): the ordinary build waits for the reader.
  HYDRATION: 'immediate',
  FIREBASE_API_KEY: 'your-api-key',
  // The kill switch of the offline mode is tested on this build.
  OFFLINE: 'off',
  // What authors can write and no page of the site has.
  TEST_PAGES: 'tests/e2e-services/pages',
  ALGOLIA_APP_ID: 'LOCALTEST1',
  ALGOLIA_SEARCH_API_KEY: '0123456789abcdef0123456789abcdef',
  ALGOLIA_INDEX_NAME: 'docs',
  GTAG_TRACKING_ID: 'G-LOCALTEST1',
  GTM_CONTAINER_ID: 'GTM-LOCAL1',
  GISCUS_REPO: 'owner/site',
  GISCUS_REPO_ID: 'R_local',
  GISCUS_CATEGORY: 'Comments',
  GISCUS_CATEGORY_ID: 'DIC_local',
};
