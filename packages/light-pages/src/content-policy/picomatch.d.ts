declare module 'picomatch' {
  /** Tells whether an address fits a glob. */
  export default function picomatch(glob: string): (text: string) => boolean;
}
