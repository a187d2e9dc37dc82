import type { Feature } from '../../../config/feature';
import { featureStyles } from '../../../config/featureStyles';

/** Not the frame: it is a page's own, and would bring the sheet with it. */
const STYLES = String.raw`recordings[\\/]Recorded(?:Code|Note|Result)`;

export const recordings: Feature = {
  chunks: { recordingStyles: featureStyles(STYLES, 'recordings') },
  islands: { RecordedCode: ['code'], RecordedResult: ['result'] },
};
