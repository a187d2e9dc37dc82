import type { Feature } from '../../../config/feature';
import { featureStyles } from '../../../config/featureStyles';

/** Without the frame: its styles belong to the pages that use it, and would pull in the paper sheet's styles too. */
const STYLES = String.raw`recordings[\\/]Recorded(?:Code|Note|Result)`;

export const recordings: Feature = {
  chunks: { recordingStyles: featureStyles(STYLES, 'recordings') },
  islands: { RecordedCode: ['code'], RecordedResult: ['result'] },
};
