import engines from '@generated/web-lab/default/engines.json';
import type { EngineFiles, EngineSource } from '../core/engineSource';
import type { EngineName } from '../core/world';

const loaded = new Map<EngineName, Promise<EngineSource>>();

async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}`);
  return response;
}

async function load(name: EngineName): Promise<EngineSource> {
  const files: EngineFiles | undefined = engines[name];
  if (!files) throw new Error(`The engine "${name}" is not part of this build`);
  const [script, wasm] = await Promise.all([
    fetchFile(files.script).then((response) => response.text()),
    files.wasm === undefined ? undefined : fetchFile(files.wasm).then((response) => response.arrayBuffer()),
  ]);
  return { name, script, ...(wasm && { wasm }) };
}

/** The engines with these names, each fetched once: the sandbox itself may not fetch anything. */
export async function loadEngines(names: readonly EngineName[]): Promise<EngineSource[]> {
  return Promise.all(
    names.map((name) => {
      const known = loaded.get(name) ?? load(name);
      loaded.set(name, known);
      known.catch(() => loaded.delete(name));
      return known;
    }),
  );
}
