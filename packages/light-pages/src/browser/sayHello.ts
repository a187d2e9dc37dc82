/** Imported by a worker's script: tells `soundWorker.ts` that the script runs. */
import { HELLO } from './hello';

(self as unknown as { postMessage: (message: string) => void }).postMessage(HELLO);
