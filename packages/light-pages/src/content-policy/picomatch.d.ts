declare module 'picomatch' {
  /** Returns a function that tells whether a path matches a glob. */
  export default function picomatch(glob: string): (text: string) => boolean;
}
