/** Starts a worker from the text of its script. */
export function startWorker(source: string): Worker {
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(url);
  // The fetch of the script has begun with the constructor, but some engines begin it a turn later.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
  return worker;
}
