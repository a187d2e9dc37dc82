/** Links stylesheets in a page after those that it has, so that they are there at its first paint. */
export function linkStylesheets(html: string, sheets: readonly string[]): string {
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return html.replace('</head>', `${links}</head>`);
}
