import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { LongProperties } from 'light-pages/islands/remark/islandData';
import { features } from './features';
import { firstScreens } from 'light-pages/first-load/remark/firstScreens';
import { islandData } from 'light-pages/islands/remark/islandData';
import { drawDiagrams } from '../features/diagrams/build/drawDiagrams';
import { foreignMedia } from '../remark/foreignMedia';
import { mermaidSyntax } from '../remark/mermaidSyntax';
import { pictures } from '../remark/pictures';

const islands = Object.assign({}, ...features.map((feature) => feature.islands)) as LongProperties;

/** The transforms for all kinds of pages: lessons, posts and `src/pages` support the same syntax. */
export const authoring = {
  beforeDefaultRemarkPlugins: [mermaidSyntax, drawDiagrams, foreignMedia],
  remarkPlugins: [pictures, ...features.flatMap(({ transforms = [] }) => transforms), [islandData, islands]],
} satisfies DocsOptions;

/** The same for long pages that wait for the reader to act before they hydrate: documents and posts. */
export const longAuthoring = {
  ...authoring,
  remarkPlugins: [...authoring.remarkPlugins, firstScreens],
} satisfies DocsOptions;
