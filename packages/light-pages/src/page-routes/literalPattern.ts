/**
 * The route pattern that matches exactly this text. The router takes the path of a route for a pattern of
 * `path-to-regexp` 1, in which a backslash makes the next character stand for itself.
 */
export const literalPattern = (path: string): string => path.replace(/[\\^$.*+?!:=|()[\]{}]/g, '\\$&');
