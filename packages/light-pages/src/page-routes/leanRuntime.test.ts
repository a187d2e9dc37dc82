import { expect, it } from 'vitest';
import { leanRuntime } from './leanRuntime';

const runtime = (names: string, hashes: string) => `__webpack_require__.f = {"1": "x"};
__webpack_require__.u = (chunkId) => {
  return "assets/js/" + ({${names}}[chunkId] || chunkId) + "." + {${hashes}}[chunkId] + ".js"
}
__webpack_require__.miniCssF = (chunkId) => ({"1": "y"}[chunkId] + ".css")`;

it('removes only the names and hashes of files that are named elsewhere', () => {
  const source = runtime('"1": "a","22": "b",', '"1": "0a1b2c3d","22": "1a1b2c3d","3": "2a1b2c3d",');
  expect(leanRuntime(source, (chunk) => chunk !== '22')).toBe(runtime('"22": "b",', '"22": "1a1b2c3d",'));
  expect(leanRuntime(source, () => false)).toBe(source);
});

it('rejects a runtime of another form', () => {
  expect(() => leanRuntime('__webpack_require__.u = null', () => true)).toThrow('no function that returns file names');
});
