import { frameDocument, type FrameDocument } from '../../lab-kit/node/frameDocument';
import { liveScript, liveStyles, runnerScript } from './bundle';

/** The documents of the two frames: one for console code and answers, one for React. */
export function frameDocuments(): { runner: FrameDocument; live: FrameDocument } {
  return {
    runner: frameDocument('runner', runnerScript(), 'worker-src blob:'),
    live: frameDocument('live', liveScript(), "worker-src blob:; style-src 'unsafe-inline'", liveStyles()),
  };
}
