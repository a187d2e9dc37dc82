/** The part of subset-font that `fonts.ts` uses; the package has no types of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    noLayoutClosure?: boolean;
    noHinting?: boolean;
    keepFeatures?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
