import type { Feature } from '../../../config/feature';
import { featureStyles } from '../../../config/featureStyles';
import { recordings as transform } from './recordings';

/** Without the frame's styles: pages import the frame directly, so they would load this stylesheet with it. */
const STYLES = String.raw`recordings[\\/]Recorded(?:Code|Note|Result)`;

export const recordings: Feature = {
  transforms: [transform],
  chunks: { recordingStyles: featureStyles(STYLES, 'recordings') },
  islands: { RecordedCode: ['code'], RecordedResult: ['result'] },
};
