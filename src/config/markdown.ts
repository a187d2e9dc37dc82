import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { LongProperties } from 'light-pages/islands/remark/islandData';
import { features } from './features';
import { codeProblem } from '../features/code-lab/build/codeProblem';
import { courseParts } from '../features/progress/build/courseParts';
import { firstScreens } from 'light-pages/first-load/remark/firstScreens';
import { injectionLab } from '../features/sql-lab/build/injectionLab';
import { islandData } from 'light-pages/islands/remark/islandData';
import { jsRun } from '../features/code-lab/build/jsRun';
import { liveCode } from '../features/code-lab/build/liveCode';
import { mermaidSyntax } from '../remark/mermaidSyntax';
import { pictures } from '../remark/pictures';
import { problemFacts } from '../features/problems/build/problemFacts';
import { recordings } from '../features/recordings/build/recordings';
import { sqlErrors } from '../features/sql-lab/build/sqlErrors';
import { sqlExercise } from '../features/sql-lab/build/sqlExercise';
import { sqlFences } from '../features/sql-lab/build/sqlFences';
import { sqlProblem } from '../features/sql-lab/build/sqlProblem';

const islands = Object.assign({}, ...features.map((feature) => feature.islands)) as LongProperties;

/** The transforms for all kinds of pages: lessons, posts and `src/pages` support the same syntax. */
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
    [islandData, islands],
  ],
} satisfies DocsOptions;

/** The same for long pages that wait for the reader to act before they hydrate: documents and posts. */
export const longAuthoring = {
  ...authoring,
  remarkPlugins: [...authoring.remarkPlugins, firstScreens],
} satisfies DocsOptions;
