import type { WorkerLocales } from '../core/types';

/**
 * The part of a service worker's global scope that is used here; TypeScript's own types for it conflict with those of a
 * page.
 */
export interface WorkerScope {
  /** Written into the worker's file by the build. */
  readonly __SITE: WorkerLocales;
  readonly registration: { readonly scope: string };
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: (options: { includeUncontrolled: boolean; type: 'window' }) => Promise<readonly { url: string }[]>;
  };
  addEventListener: ((type: 'install' | 'activate', listener: (event: LifeEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void) &
    ((type: 'message', listener: (event: AskEvent) => void) => void);
}

interface LifeEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends LifeEvent {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
}

interface AskEvent extends LifeEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

export const scope = self as unknown as WorkerScope;
