import { PACK_CACHE } from './core/cacheNames';
import { DOWNLOAD_HEADER, REVISION_HEADER } from './core/headers';
import { isHashed, LIST_FOLDER } from './core/paths';
import { beginRecord, planPack } from './core/planPack';
import type { PackManifest, PackRecord, SavedFile } from './core/types';
import { fetchForKeeping, keepFile, MissingFile, readList } from './keepResponse';
import { dropUnneededFiles, readRecord, writeRecord } from './records';

/** Parallel requests: more would only share the same connection. */
const LANES = 4;
/** How often a download starts over because the site has been updated meanwhile. */
const ATTEMPTS = 3;
/** How long to wait for a frame that may never load. */
const FRAME_LIMIT_MS = 15_000;

/** Where a course is downloaded from, and the callbacks of the download. */
export interface DownloadOptions {
  readonly locale: string;
  /** Base path of the language. */
  readonly baseUrl: string;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
  /** Resolves once the saved files can be used without a network; only then does a course count as saved. */
  readonly whenReady: () => Promise<void>;
}

async function fetchManifest(id: string, { baseUrl, signal }: DownloadOptions): Promise<PackManifest> {
  const response = await fetchForKeeping(`${baseUrl}${LIST_FOLDER}/${id}.json`, { cache: 'no-store', signal });
  return readList<PackManifest>(response);
}

/** Saves the files in several parallel lanes; the first failure ends all of them. */
async function keepAll(
  cache: Cache,
  files: readonly SavedFile[],
  signal: AbortSignal,
  onKept: (file: SavedFile) => void,
) {
  const queue = [...files];
  const ending = new AbortController();
  const end = () => ending.abort();
  signal.addEventListener('abort', end);
  const lane = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      signal.throwIfAborted();
      await keepFile(cache, file, { headers: { [DOWNLOAD_HEADER]: '1' }, signal: ending.signal });
      onKept(file);
    }
  };
  const lanes = Array.from({ length: LANES }, () =>
    lane().catch((error: unknown) => {
      queue.length = 0;
      end();
      throw error;
    }),
  );
  // Waits for all lanes, so that nothing is written and no progress is reported after a download has ended.
  const failed = (await Promise.allSettled(lanes)).filter((outcome) => outcome.status === 'rejected');
  signal.removeEventListener('abort', end);
  const reason =
    failed.map((outcome) => outcome.reason as Error).find(({ name }) => name !== 'AbortError') ?? failed[0]?.reason;
  if (failed.length > 0) throw reason;
}

/**
 * Loads the documents of sandboxed frames once, so that the browser's HTTP cache holds them: requests for a frame
 * without an origin do not reach the service worker.
 */
async function warmFrames(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.hidden = true;
    frame.src = url;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, FRAME_LIMIT_MS);
      frame.addEventListener('load', () => {
        clearTimeout(timer);
        resolve();
      });
      document.body.append(frame);
    });
    frame.remove();
  }
}

/**
 * Saves the missing files of one edition; throws a {@link MissingFile} if the site has been updated to another edition.
 */
async function keepEdition(record: PackRecord, { signal, onProgress }: DownloadOptions): Promise<void> {
  const cache = await caches.open(PACK_CACHE);
  const revisions = new Map<string, string>();
  await Promise.all(
    record.manifest.files.map(async ({ url }) => {
      const kept = (await cache.match(url))?.headers.get(REVISION_HEADER);
      if (kept) revisions.set(url, kept);
    }),
  );
  const { missing, keptBytes, missingBytes } = planPack(record.manifest, (url) => revisions.get(url));
  let done = keptBytes;
  const total = keptBytes + missingBytes;
  onProgress(done, total);
  const onKept = ({ bytes }: SavedFile) => onProgress((done += bytes), total);
  // Pages last, so that everything a saved page needs is there even if the download ends in between.
  for (const areHashed of [true, false]) {
    const files = missing.filter(({ url }) => isHashed(url) === areHashed);
    await keepAll(cache, files, signal, onKept);
  }
}

/**
 * Downloads a course, or the missing part of it. Until the last file is saved, the previously saved edition remains
 * usable.
 *
 * @throws QuotaExceededError without space, TypeError without a network, MissingFile, RefusedFile or WrongFile if the
 * host does not send the file, and whatever `whenReady` throws
 */
export async function downloadPack(id: string, options: DownloadOptions): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const manifest = await fetchManifest(id, options);
    const record = beginRecord(options.locale, manifest, await readRecord(options.locale, id));
    await writeRecord(record);
    const outcome = await keepEdition(record, options).catch((error: unknown) => error);
    if (outcome !== undefined && !(outcome instanceof MissingFile)) throw outcome;
    const isCurrent = (await fetchManifest(id, options)).version === manifest.version;
    if (isCurrent && outcome === undefined) {
      await warmFrames(manifest.frames);
      await options.whenReady();
      await writeRecord({ ...record, isComplete: true });
      await dropUnneededFiles();
      return;
    }
    if (isCurrent || attempt === ATTEMPTS)
      throw outcome ?? new MissingFile(`The course ${id} changes while it is saved.`);
  }
}
