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
import { problemFacts } from '../remark/problemFacts';
import { recordings } from '../remark/recordings';
import { sqlErrors } from '../remark/sqlErrors';
import { sqlExercise } from '../remark/sqlExercise';
import { sqlFences } from '../remark/sqlFences';
import { sqlProblem } from '../remark/sqlProblem';

/** What a page of any kind can be written with: lessons, posts and `src/pages` understand the same. */
export const authoring = {
  beforeDefaultRemarkPlugins: [mermaidSyntax],
  remarkPlugins: [
    pictures,
    recordings,
    jsRun,
    liveCode,
    codeProblem,
    sqlProblem,
    sqlFences,
    sqlErrors,
    sqlExercise,
    injectionLab,
    courseParts,
    problemFacts,
    islandData,
  ],
} satisfies DocsOptions;

/** The same on pages that are long, and that wait for a sign of the reader: documents and posts. */
export const longAuthoring = {
  ...authoring,
  remarkPlugins: [...authoring.remarkPlugins, firstScreens],
} satisfies DocsOptions;
