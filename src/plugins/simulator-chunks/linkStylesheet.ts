/** Written by the frame of every simulator. */
const SIMULATOR = /\sdata-simulator=/;
const FIRST_SHEET = /<link\b[^>]*\brel="?stylesheet"?[^>]*>/;

/** Adds the simulators' stylesheets behind the site's own to a page that holds a simulator. */
export function linkStylesheet(html: string, sheets: readonly string[]): string {
  if (!SIMULATOR.test(html)) return html;
  const links = sheets
    .filter((sheet) => !html.includes(sheet))
    .map((sheet) => `<link rel="stylesheet" href="${sheet}">`);
  return html.replace(FIRST_SHEET, (first) => first + links.join(''));
}
