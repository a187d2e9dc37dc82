import { describe, expect, it } from 'vitest';
import { valueOf } from '../core/lab/measures';
import { runInNode } from '../node/runInNode';

const HEAD = "import http from 'k6/http';\nexport const options = { vus: 2, iterations: 20 };\n";
const BODY = "export default function () { http.get('http://127.0.0.1:3333/books') }\n";
const SERVER = { workers: 1, service: { kind: 'exponential', mean: 50 } } as const;

const run = (code: string, body = BODY) =>
  runInNode({ script: HEAD + code + body, commandLine: '', server: SERVER, seed: 1 });
const times = async (result: ReturnType<typeof run>) => {
  const done = await result;
  return [valueOf(done, 'http_req_duration', 'avg'), valueOf(done, 'http_reqs', 'count'), done.seconds];
};

describe('a script cannot forge its own results', () => {
  it.each([
    'Array.prototype.push = () => 0;',
    'Map.prototype.get = () => undefined;',
    'Math.log = () => 0;',
    'Math.floor = () => 0;',
    'Object.prototype.queueLimit = 0;',
    'Object.defineProperty(Object.prototype, "errorRate", { value: 0, writable: true });',
    'Array.prototype[Symbol.iterator] = () => ({ next: () => ({ done: true }) });',
    'Object.assign(Number.prototype, { toFixed: () => "0" });',
    'JSON.stringify = () => "{}";',
  ])('%s', async (cheat) => {
    const honest = await times(run(''));
    // Refused at once, or without effect.
    expect(await run(cheat)).toMatchObject({ exitCode: 107 });
    expect(await times(run(`try { ${cheat} } catch {}\n`))).toEqual(honest);
  });

  it('and still does what scripts do', async () => {
    const result = await run(
      `class Sold extends Error { constructor(m) { super(m); this.name = 'Sold'; } }
const box = {}; box.toString = () => 'box';
class List extends Array { last() { return this.at(-1) } }
Math.random = () => 0.5;
`,
      `export default function () {
  const list = new List(); list.push(1, 2);
  const error = new Sold('out');
  if (error.name !== 'Sold' || String(box) !== 'box' || list.last() !== 2 || Math.random() !== 0.5) throw error;
}
`,
    );
    expect(result).toMatchObject({ exitCode: 0, log: [] });
  });
});
