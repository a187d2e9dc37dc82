const FILE_NAMES = /__webpack_require__\.u = [\s\S]*?\+ "\.js"/;
const ENTRY = /"([^"]+)": ?"[^"]*",?/g;

/**
 * The bundler's runtime without the file names of those chunks that the route table names.
 *
 * @param source - the runtime before it is minified
 * @throws Error where the runtime does not have the form that the bundler writes
 */
export function leanRuntime(source: string, isNamedElsewhere: (chunk: string) => boolean): string {
  if (!FILE_NAMES.test(source)) throw new Error('The bundler’s runtime has no function that returns file names.');
  return source.replace(FILE_NAMES, (text) =>
    text.replace(ENTRY, (entry, chunk: string) => (isNamedElsewhere(chunk) ? '' : entry)),
  );
}
