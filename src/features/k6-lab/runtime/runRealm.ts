import type { RunInput, RunProgress, RunResult } from '../core/run/types';
import { runTest } from '../engine/runTest';
import { acceptWaitingCallbacks } from '../engine/waitingCallbacks';
import { protectRealm } from './protectRealm';

/** Runs one script in this realm, which is good for no other afterwards. */
export function runRealm(input: RunInput, notify?: (progress: RunProgress) => void): RunResult {
  acceptWaitingCallbacks();
  protectRealm();
  return runTest(input, notify);
}
