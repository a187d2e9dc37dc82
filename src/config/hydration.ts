/**
 * When a page's scripts start. `intent` waits for the first pointer, key, focus or scroll, or an idle browser;
 * `immediate` is Docusaurus' own way.
 */
export const hydration = process.env.HYDRATION === 'immediate' ? 'immediate' : 'intent';
