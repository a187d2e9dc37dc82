interface CssModuleOptions {
  localIdentName?: string;
  getLocalIdent?: (context: unknown, pattern: string, name: string) => string | undefined;
}

/** The part of a bundler's rules that holds the options of css-loader. */
interface StyleRule {
  readonly use?: readonly { readonly options?: { readonly modules?: CssModuleOptions } }[];
}

/**
 * Names the classes of CSS modules by css-loader's hash alone: every page contains the names, and they compress badly.
 *
 * @param kept - names that sheets match by a part of a class, `[class*='toggleButton']`; they stay recognizable
 */
export function shortenClassNames(rules: readonly unknown[] | undefined, kept: readonly string[]): void {
  for (const { use } of (rules ?? []) as readonly StyleRule[]) {
    for (const { options } of Array.isArray(use) ? (use as NonNullable<StyleRule['use']>) : []) {
      if (!options?.modules) continue;
      options.modules.localIdentName = '[hash:base64:5]';
      options.modules.getLocalIdent = (_context, _pattern, name) => (kept.includes(name) ? `${name}_` : undefined);
    }
  }
}
