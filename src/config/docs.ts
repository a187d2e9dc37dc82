import type { Options } from '@docusaurus/plugin-content-docs';
import { courseSidebar } from '../features/progress/build/courseSidebar';
import { longAuthoring } from './markdown';
import { editUrl } from './site';
import { foldedReferences } from '../remark/foldedReferences';
import { runnableParts } from '../remark/runnableParts';
import { translationPath } from './translationPath';

/** One version, labelled Next; file names keep their number prefixes, so that routes equal paths. */
export const docs = {
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  sidebarItemsGenerator: courseSidebar,
  numberPrefixParser: false,
  breadcrumbs: true,
  onInlineTags: 'throw',
  tags: 'tags.yml',
  lastVersion: 'current',
  versions: { current: { label: 'Next', badge: true, banner: 'none' } },
  sidebarCollapsed: true,
  showLastUpdateTime: false,
  ...longAuthoring,
  beforeDefaultRemarkPlugins: [...longAuthoring.beforeDefaultRemarkPlugins, runnableParts],
  remarkPlugins: [...longAuthoring.remarkPlugins, foldedReferences],
  editUrl: ({ docPath, locale }) => editUrl(translationPath('docs', docPath, locale)),
} satisfies Options;
