import { nearest } from '../core/nearest';
import { ConfigurationError } from '../core/problem';

/** Modules of k6 that the lab has, with the names that they export. */
export const MODULES: ReadonlyMap<string, readonly string[]> = new Map([
  ['k6', ['check', 'fail', 'group', 'randomSeed', 'sleep']],
  ['k6/data', ['SharedArray']],
  ['k6/execution', ['instance', 'scenario', 'test', 'vu']],
  [
    'k6/http',
    [
      'batch',
      'del',
      'expectedStatuses',
      'get',
      'head',
      'options',
      'patch',
      'post',
      'put',
      'request',
      'setResponseCallback',
      'url',
    ],
  ],
  ['k6/metrics', ['Counter', 'Gauge', 'Rate', 'Trend']],
]);

/** Names that k6 has and the lab leaves out. */
const LEFT_OUT: ReadonlyMap<string, readonly string[]> = new Map([
  ['k6/http', ['asyncRequest', 'cookieJar', 'CookieJar', 'file', 'FileData', 'Response', 'Params']],
]);

/** Modules that k6 has and the lab leaves out. */
const OTHER_MODULES =
  /^k6\/(?:browser|crypto|encoding|experimental\/.+|html|net\/(?:grpc|raw)|secrets|timers|ws|websockets|x\/.+)$/;

/**
 * Checks one import of a script.
 *
 * @param names - imported names; `*` for the whole module
 * @throws ConfigurationError if the lab does not have the module or a name
 */
export function checkImport(request: string, names: readonly string[], line: number): void {
  const fail = (code: 'remote-import' | 'file-import' | 'unsupported-import' | 'unknown-import', expected?: string) => {
    throw new ConfigurationError({ code, line, found: request, ...(expected && { expected }) });
  };
  const exported = MODULES.get(request);
  if (!exported) {
    if (/^(?:https?:)?\/\//.test(request) || /^[\w.-]+\.\w+\//.test(request)) fail('remote-import');
    if (/^\.{0,2}\//.test(request)) fail('file-import');
    if (OTHER_MODULES.test(request)) fail('unsupported-import');
    fail('unknown-import', nearest(request, [...MODULES.keys()]) ?? [...MODULES.keys()].join(', '));
    return;
  }
  const hasDefault = request === 'k6/http' || request === 'k6/execution' || request === 'k6';
  for (const name of names) {
    if (name === '*' || (name === 'default' && hasDefault) || exported.includes(name)) continue;
    const isLeftOut = LEFT_OUT.get(request)?.includes(name);
    const all = `{ ${exported.join(', ')} }`;
    const expected = name === 'default' ? all : (nearest(name, exported) ?? all);
    throw new ConfigurationError({
      code: isLeftOut ? 'unsupported-feature' : 'unknown-name',
      line,
      at: request,
      found: name,
      expected: isLeftOut ? all : expected,
    });
  }
}
