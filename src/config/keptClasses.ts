/** Classes of Docusaurus' themes that the site's sheets and plugins look for: they have no other name that stays. */
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
