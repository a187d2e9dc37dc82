/**
 * Classes of Docusaurus' themes that the site's sheets and plugins select, because these elements have no other stable
 * name.
 */
export const keptClasses = [
  'announcementBar',
  'collapseSidebarButton',
  'colorModeToggle',
  'generatedIndexPage',
  'playgroundContainer',
  'playgroundHeader',
  'playgroundPreview',
  'tocCollapsible',
  'tocCollapsibleButton',
];
