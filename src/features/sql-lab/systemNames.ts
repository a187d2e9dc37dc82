import type { EngineName } from './core/types';

/** How the engines are called; the same in every language. */
export const SYSTEM_NAMES: Readonly<Record<EngineName, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };
