import { transform } from 'lightningcss';

/**
 * Minifies a sheet again after values have taken the place of custom properties, which allows shorter forms.
 *
 * @throws SyntaxError of Lightning CSS
 */
export function minifyCss(css: string): string {
  return transform({ filename: 'sheet.css', code: Buffer.from(css), minify: true }).code.toString();
}
