/** The last moment of a year and the first of the next, for months as texts: clocks, and years left out of a sort. */
export const NEW_YEAR = ['2024-12-31 23:59:59', '2025-01-01 00:00:00'] as const;
