import type { Options } from '@docusaurus/plugin-content-docs';
import { editUrl } from './site';
import { codeProblem } from '../remark/codeProblem';
import { courseParts } from '../remark/courseParts';
import { firstScreens } from '../remark/firstScreens';
import { islandData } from '../remark/islandData';
import { jsRun } from '../remark/jsRun';
import { liveCode } from '../remark/liveCode';
import { sqlExercise } from '../remark/sqlExercise';
import { sqlFences } from '../remark/sqlFences';
import { translationPath } from './translationPath';

/** One version, labelled Next; file names keep their number prefixes, so a route equals its path. */
export const docs = {
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  numberPrefixParser: false,
  breadcrumbs: true,
  onInlineTags: 'throw',
  tags: 'tags.yml',
  lastVersion: 'current',
  versions: { current: { label: 'Next', badge: false, banner: 'none' } },
  sidebarCollapsed: true,
  showLastUpdateTime: false,
  remarkPlugins: [jsRun, liveCode, codeProblem, sqlFences, sqlExercise, courseParts, islandData, firstScreens],
  editUrl: ({ docPath, locale }) => editUrl(translationPath('docs', docPath, locale)),
} satisfies Options;
