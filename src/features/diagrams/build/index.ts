import type { Feature } from '../../../config/feature';
import { featureStyles } from '../../../config/featureStyles';

/** Its transform is in `src/config/markdown.ts`: it runs before Docusaurus hands all fences to Mermaid. */
export const diagrams: Feature = {
  chunks: { diagramStyles: featureStyles('diagrams', 'diagrams') },
  islands: { DrawnDiagram: ['diagram'] },
};
