import type { Trace } from '../../shared/core/trace';

export const POLICIES = ['fifo', 'opt', 'lru', 'clock', 'lfu', 'mfu'] as const;
export type Policy = (typeof POLICIES)[number];

export const MAX_FRAMES = 10;
export const MAX_REFERENCES = 40;
export const MAX_PAGE = 99;

export interface PageReplacementInput {
  readonly policy: Policy;
  readonly frames: number;
  readonly pages: readonly number[];
  /** Whether Clock loads a page with its reference bit already set. */
  readonly bitOnLoad: boolean;
}

/** A page in memory and what the policies know of it. */
export interface LoadedPage {
  readonly page: number;
  /** Index of the reference that loaded it. */
  readonly loadedAt: number;
  /** Index of the last reference to it. */
  readonly usedAt: number;
  /** References since it was loaded. */
  readonly uses: number;
  /** The hardware's reference bit. */
  readonly bit: boolean;
}

export type Frame = LoadedPage | null;

/** One reference: what was asked for, what happened, and memory afterwards. */
export interface PageStep {
  readonly page: number;
  readonly outcome: 'hit' | 'load' | 'replace';
  /** Index of the frame that holds the page now. */
  readonly frame: number;
  /** The page that had to go. */
  readonly victim: LoadedPage | null;
  readonly frames: readonly Frame[];
  /** Where Clock's hand points afterwards. */
  readonly hand: number;
  /** Pages that Clock spared on its way, their bits now cleared. */
  readonly spared: readonly number[];
  /** OPT's knowledge: how many references ahead the victim is asked for again; null for never. */
  readonly victimNextUse: number | null;
}

export interface PageResult {
  readonly faults: number;
  readonly hits: number;
  readonly hitRate: number;
}

export type PageTrace = Trace<PageStep, PageResult>;
