import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import { codeProblem } from '../remark/codeProblem';
import { courseParts } from '../remark/courseParts';
import { firstScreens } from '../remark/firstScreens';
import { injectionLab } from '../remark/injectionLab';
import { islandData } from '../remark/islandData';
import { jsRun } from '../remark/jsRun';
import { liveCode } from '../remark/liveCode';
import { mermaidSyntax } from '../remark/mermaidSyntax';
import { pictures } from '../remark/pictures';
import { recordings } from '../remark/recordings';
import { sqlErrors } from '../remark/sqlErrors';
import { sqlExercise } from '../remark/sqlExercise';
import { sqlFences } from '../remark/sqlFences';

/** What a page of any kind can be written with: lessons, posts and `src/pages` understand the same. */
export const authoring = {
  beforeDefaultRemarkPlugins: [mermaidSyntax],
  remarkPlugins: [
    pictures,
    recordings,
    jsRun,
    liveCode,
    codeProblem,
    sqlFences,
    sqlErrors,
    sqlExercise,
    injectionLab,
    courseParts,
    islandData,
  ],
} satisfies DocsOptions;

/** The same on pages that are long, and that wait for a sign of the reader: documents and posts. */
export const longAuthoring = {
  ...authoring,
  remarkPlugins: [...authoring.remarkPlugins, firstScreens],
} satisfies DocsOptions;
