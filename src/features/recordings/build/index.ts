import { styleSheet } from 'light-pages';
import type { Feature } from '../../../config/feature';

/** Not the frame: it is a page's own, and would bring the sheet with it. */
const STYLES = /[\\/]src[\\/]features[\\/]recordings[\\/]Recorded(?:Code|Note|Result)[\\/].*\.module\.css$/;

export const recordings: Feature = {
  chunks: { recordingStyles: styleSheet('recordings', STYLES) },
  islands: { RecordedCode: ['code'], RecordedResult: ['result'] },
};
