/**
 * A text of 400 characters on both engines, for probes of a TEXT column. PostgreSQL refuses it in a VARCHAR(255), which
 * counts as the same family of types (`compareStates.ts`).
 */
export const LONG_TEXT = "REPLACE('xxxxxxxxxxxxxxxxxxxxxxxxx', 'x', 'một đoạn rất dài')";
