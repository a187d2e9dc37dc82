import { answerTask, type Question, type TaskHandlers } from '../../../core/serveTasks';
import { classifyRequest } from '../core/classifyRequest';
import { localeOf } from '../core/paths';
import type { WorkerTasks } from '../core/types';
import { answerFile, answerFresh, answerPage } from './answer';
import { goOnKeeping, keepBehind, stopKeeping } from './keepBehind';
import { scope, type FetchEvent } from './scope';
import { dropOldShells, keepShell, keepUsedShells } from './shell';

const ANSWERS = { file: answerFile, fresh: answerFresh, page: answerPage } as const;

const tried = new Set<string>();

/** Saves the shell of a page's language in the background, once, for a reader who switches languages. */
function keepShellOf(event: FetchEvent): void {
  const locale = localeOf(new URL(event.request.url).pathname, scope.__SITE);
  if (!locale || tried.has(locale)) return;
  tried.add(locale);
  event.waitUntil(keepBehind(() => keepShell(locale)));
}

/** The tasks that pages give; the worker answers each once it has succeeded or failed. */
const TASKS: TaskHandlers<WorkerTasks> = {
  // A page is saving a course, perhaps after everything was removed, so earlier attempts no longer count.
  async KEEP_SHELL() {
    tried.clear();
    goOnKeeping();
    await keepUsedShells();
    return null;
  },
  async KEEP_NOTHING() {
    await stopKeeping();
    return null;
  },
};

/**
 * The site's extension of the worker of `@docusaurus/plugin-pwa`, which calls it with the `params` of the worker's URL.
 * Without the offline mode the worker does nothing.
 */
export default function extendWorker({ offlineMode }: { readonly offlineMode: boolean }): void {
  if (!offlineMode) return;

  scope.addEventListener('install', (event) => {
    event.waitUntil(keepUsedShells());
  });

  scope.addEventListener('message', (event) => {
    event.waitUntil(answerTask((event.data ?? {}) as Question, TASKS, (reply) => event.ports[0]?.postMessage(reply)));
  });

  scope.addEventListener('activate', (event) => {
    event.waitUntil(dropOldShells().then(() => scope.clients.claim()));
  });

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const kind = classifyRequest(
      {
        method: request.method,
        url: request.url,
        mode: request.mode,
        cache: request.cache,
        hasHeader: (name) => request.headers.has(name),
      },
      scope.registration.scope,
    );
    if (kind === 'pass') return;
    if (kind === 'page') keepShellOf(event);
    event.respondWith(ANSWERS[kind](event));
  });
}
