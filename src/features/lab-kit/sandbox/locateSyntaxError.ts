import type { UncaughtError } from '../core/outcome';
import { startWorker } from './startWorker';

/** Finds the line of a syntax error, which engines report only to the page that loads a script. */
export function locateSyntaxError(code: string, error: UncaughtError, found: (error: UncaughtError) => void): void {
  const worker = startWorker(`async () => {${code}\n}`);
  const done = (line?: number) => {
    worker.terminate();
    found(line ? { ...error, line } : error);
  };
  const timer = setTimeout(done, 500);
  worker.onerror = (event) => {
    event.preventDefault();
    clearTimeout(timer);
    done(event.lineno);
  };
}
