/**
 * Settings of the build with search, analytics and comments; the values are made up. Only sign-in's key is a
 * placeholder: with one, sign-in is off, as it is without a key.
 */
export const servicesBuildEnvironment = {
  // Both ways of loading the scripts are swept: this build loads them at once (`immediate.spec.ts`), the ordinary build
  // waits for the reader.
  HYDRATION: 'immediate',
  FIREBASE_API_KEY: 'your-api-key',
  // The kill switch of the offline mode is tested on this build.
  OFFLINE: 'off',
  // Pages with markup that authors can write but no page of the site uses.
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
