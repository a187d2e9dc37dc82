/** The parts of opentype.js that measure text. */
declare module 'opentype.js' {
  interface Font {
    readonly unitsPerEm: number;
    charToGlyphIndex: (character: string) => number;
    getAdvanceWidth: (text: string, size: number) => number;
  }
  export const parse: (data: ArrayBuffer) => Font;
}
