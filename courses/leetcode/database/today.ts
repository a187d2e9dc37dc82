/** The day that problems call today, as in the SQL course. */
export const TODAY = '2025-06-30';
