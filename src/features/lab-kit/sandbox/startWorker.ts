/** Starts a worker from the text of its script. */
export function startWorker(source: string): Worker {
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(url);
  // Usually the constructor starts fetching the script, but some engines start a turn later.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
  return worker;
}
