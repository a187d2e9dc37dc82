/** Whether this is the page that the host sends for a missing one: the only one that no plugin of Docusaurus makes. */
export const isNotFoundPage = (): boolean => document.documentElement.classList.contains('plugin-native');
