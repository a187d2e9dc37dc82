import type { ClientModule } from '@docusaurus/types';

/** Fonts that the first page was painted without (`start.ts`). */
let faces: readonly FontFace[] = [];

/** Reads the font faces of a disabled sheet that contains only such rules. `swap` shows them whenever they load. */
const facesOf = ({ cssRules }: CSSStyleSheet) =>
  [...cssRules].map((rule) => {
    const { style } = rule as CSSFontFaceRule;
    // Chromium would treat the quotation marks as part of the name.
    const family = style.fontFamily.replaceAll('"', '');
    return new FontFace(family, style.getPropertyValue('src'), { weight: style.fontWeight, display: 'swap' });
  });

/**
 * The first page is painted without fonts that are not loaded yet (`start.ts`); the next page is laid out with them.
 */
const heldFonts: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    const held = document.querySelector<HTMLStyleElement>('style[data-font][media="not all"]');
    if (!held?.sheet || faces.length > 0) return;
    faces = facesOf(held.sheet);
    // The files are usually cached, so the faces are ready before the next page. A face whose file fails to load is not
    // used.
    for (const face of faces) face.load().catch(() => undefined);
  },
  onRouteDidUpdate() {
    for (const face of faces) document.fonts.add(face);
  },
};

export default heldFonts;
