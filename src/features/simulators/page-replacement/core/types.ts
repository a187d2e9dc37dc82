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

/** A page in memory with the data that policies keep about it. */
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

/** One reference: the page, the outcome, and memory afterwards. */
export interface PageStep {
  readonly page: number;
  readonly outcome: 'hit' | 'load' | 'replace';
  /** Index of the frame that holds the page now. */
  readonly frame: number;
  /** The evicted page. */
  readonly victim: LoadedPage | null;
  readonly frames: readonly Frame[];
  /** The position of Clock's hand afterwards. */
  readonly hand: number;
  /** Pages that Clock spared; their bits are now clear. */
  readonly spared: readonly number[];
  /** For OPT: how many references ahead the victim is needed again; null for never. */
  readonly victimNextUse: number | null;
}

export interface PageResult {
  readonly faults: number;
}

export type PageTrace = Trace<PageStep, PageResult>;
