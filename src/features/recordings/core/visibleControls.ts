/**
 * Writes control characters of a recorded text as their code (`\x90`), except tabs and line breaks: they have no shape,
 * and HTML does not allow them.
 */
export const visibleControls = (text: string): string =>
  text.replaceAll(/[^\P{Cc}\t\n\r]/gu, (sign) => String.raw`\x` + sign.charCodeAt(0).toString(16).padStart(2, '0'));
