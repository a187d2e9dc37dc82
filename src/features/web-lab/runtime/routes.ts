import { decodePercent, type ShownRequest } from './shownRequest';

export type Handler = (request: ShownRequest) => unknown;

interface Route {
  readonly method: string;
  readonly parts: readonly string[];
  readonly handler: Handler;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

/** The routes of a server, in the order of their definitions. */
export class Routes {
  private readonly all: Route[] = [];

  /** `route` of a server's code. A part `:name` of the path matches anything, `*` at its end any rest. */
  readonly add = (method: string, path: string, handler: Handler): void => {
    if (!METHODS.includes(method))
      throw new TypeError(`route: "${method}" is no method; write one of ${METHODS.join(', ')}`);
    if (typeof path !== 'string' || !path.startsWith('/')) throw new TypeError('route: the path must begin with /');
    if (typeof handler !== 'function') throw new TypeError(`route ${method} ${path}: the handler must be a function`);
    this.all.push({ method, parts: path.split('/').slice(1), handler });
  };

  /** The first route that matches; or the methods that the path allows, if it exists with others. */
  find(
    method: string,
    path: string,
  ): { readonly handler: Handler; readonly params: Record<string, string> } | { readonly allowed: readonly string[] } {
    const given = path.split('/').slice(1);
    const allowed: string[] = [];
    for (const { method: own, parts, handler } of this.all) {
      const params = match(parts, given);
      if (!params) continue;
      if (own === method || (own === 'GET' && method === 'HEAD')) return { handler, params };
      allowed.push(own);
    }
    return { allowed };
  }
}

function match(parts: readonly string[], given: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    if (part === '*') {
      params.rest = given
        .slice(index)
        .map((one) => decodePercent(one))
        .join('/');
      return params;
    }
    const value = given[index];
    if (value === undefined) return undefined;
    if (part.startsWith(':')) params[part.slice(1)] = decodePercent(value);
    else if (part !== value) return undefined;
  }
  return parts.length === given.length ? params : undefined;
}
