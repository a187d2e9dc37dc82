interface Options {
  readonly end: boolean;
  readonly strict: boolean;
  readonly sensitive: boolean;
}

/**
 * In place of `path-to-regexp` 1.9 for the router: without parameters in paths, which no route of the site has
 * (plugin route-table sees to that), and without `compile`, which a `<Redirect>` in a `<Switch>` alone would ask for.
 *
 * @param path - an address, or `*` for all
 * @returns what matches addresses that are `path` (`end`) or begin with it; `strict` ones have no slash more than it
 */
export default function pathToRegexp(path: string, _keys: unknown, { end, strict, sensitive }: Options): RegExp {
  const address = path === '*' ? '.*' : path.replace(/[.+*?^$(){}[\]|\\]/g, '\\$&');
  const isFolder = address.endsWith('/');
  const start = strict ? address : `${isFolder ? address.slice(0, -1) : address}(?:/(?=$))?`;
  const rest = end ? '$' : strict && isFolder ? '' : '(?=/|$)';
  return new RegExp(`^${start}${rest}`, sensitive ? '' : 'i');
}
