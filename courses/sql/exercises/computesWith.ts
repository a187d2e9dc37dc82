/**
 * A pattern, for `computed` of an exercise, of answers that put a column into a function, a computation or LIKE before
 * any ORDER BY, so that an index cannot narrow that condition. GLOB with a fixed start is a search, and matches nothing.
 */
export const computesWith = (column: string): string =>
  `^(?:(?!\\border by\\b).)*(?:\\b(?:substr|substring|strftime|date|datetime|time|julianday|unixepoch|cast|lower|upper|l?trim|rtrim|replace|coalesce|ifnull|nullif|iif|instr|length|printf|format|concat|like|min|max|hex|quote) \\( [^()]*\\b${column}\\b|\\b${column} (?:(?:not )?like|glob '[*?[]|\\|\\||[-+*/%])|(?:\\|\\||[-+*/%]) (?:\\w+ \\. )?${column}\\b)`;
