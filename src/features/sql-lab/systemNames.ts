import type { EngineName } from './core/types';

/** Names of the engines, the same in every language. */
export const SYSTEM_NAMES: Readonly<Record<EngineName, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };
