import type { ClientModule } from '@docusaurus/types';

/** What the first page was painted without (`start.ts`). */
let faces: readonly FontFace[] = [];

/** The faces of a sheet of nothing else that is not in effect; too late for their page, they are shown whenever they come. */
const facesOf = ({ cssRules }: CSSStyleSheet) =>
  [...cssRules].map((rule) => {
    const { style } = rule as CSSFontFaceRule;
    // Chromium would take the quotation marks for a part of the name.
    const family = style.fontFamily.replaceAll('"', '');
    return new FontFace(family, style.getPropertyValue('src'), { weight: style.fontWeight, display: 'swap' });
  });

/** A first page is painted without fonts that it would have to wait for (`start.ts`); the next is laid out with them. */
const heldFonts: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    const held = document.querySelector<HTMLStyleElement>('style[data-font][media="not all"]');
    if (!held?.sheet || faces.length > 0) return;
    faces = facesOf(held.sheet);
    // As a rule the browser has them, and they are ready before the next page is. A face without its file is not shown.
    for (const face of faces) face.load().catch(() => undefined);
  },
  onRouteDidUpdate() {
    for (const face of faces) document.fonts.add(face);
  },
};

export default heldFonts;
