/** Plain data, which can be copied into the server's realm. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export type Language = 'vi' | 'en';

/** A text in both languages. */
export interface Text {
  readonly vi: string;
  readonly en: string;
}

export const ENGINES = ['sql', 'xml', 'shell'] as const;

/** The engines that a lab may ask for; each is fetched at the first start of a lab that needs it. */
export type EngineName = (typeof ENGINES)[number];

/** What a server starts with. Everything is derived from the seed, so the same world gives the same responses. */
export interface ServerWorld {
  readonly seed: string;
  /** Seed of the values that nobody can predict; without it, they too come from `seed`. */
  readonly secret?: string;
  /** `data` of the server's code. */
  readonly data: Json;
  /** The virtual files, by absolute path. */
  readonly files: Readonly<Record<string, string>>;
  /** A script for the empty database; only with the engine `sql`. */
  readonly sql?: string;
}

/** Everything needed to start a server. */
export interface ServerJob {
  /** The server's code, as shown or as patched. */
  readonly code: string;
  /** The code of its pages, which declares `views`. */
  readonly views: string;
  readonly language: Language;
  /** The server's virtual host. */
  readonly host: string;
  readonly world: ServerWorld;
  readonly engines: readonly EngineName[];
}

/** Day and time at which every world begins: 2 March 2026, 08:00 UTC. */
export const WORLD_START = Date.UTC(2026, 2, 2, 8);

/** The host that receives what a server sends out, and serves the reader's files. */
export const WEBWOLF = 'webwolf';
