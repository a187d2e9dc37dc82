import type { FontFile } from '../frame/messages';

function unquote(family: string): string {
  return family.replace(/^["']|["']$/g, '');
}

function fontRules(): CSSFontFaceRule[] {
  return [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
    } catch {
      // Style sheets of other origins, such as those of browser extensions, cannot be read.
      return [];
    }
  });
}

function isInUse(rule: CSSFontFaceRule): boolean {
  const range = rule.style.getPropertyValue('unicode-range').replaceAll(' ', '');
  return [...document.fonts].some(
    (face) =>
      face.status === 'loaded' &&
      unquote(face.family) === unquote(rule.style.getPropertyValue('font-family')) &&
      face.weight === rule.style.getPropertyValue('font-weight') &&
      face.unicodeRange.replaceAll(' ', '') === range,
  );
}

async function readFont(rule: CSSFontFaceRule): Promise<FontFile | undefined> {
  const source = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1];
  if (!source) return undefined;
  const response = await fetch(new URL(source, rule.parentStyleSheet?.href ?? location.href));
  return {
    family: unquote(rule.style.getPropertyValue('font-family')),
    weight: rule.style.getPropertyValue('font-weight'),
    range: rule.style.getPropertyValue('unicode-range'),
    data: await response.arrayBuffer(),
  };
}

let files: Promise<FontFile[]> | undefined;

/** Reads the fonts that the page has loaded from its cache, because the live frame cannot fetch anything. */
export function pageFonts(): Promise<FontFile[]> {
  files ??= Promise.all(fontRules().filter(isInUse).map(readFont)).then(
    (found) => found.filter((file) => file !== undefined),
    () => [],
  );
  return files;
}
