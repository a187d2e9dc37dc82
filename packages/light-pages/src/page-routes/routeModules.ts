import path from 'node:path';
import type { CurrentBundler } from '@docusaurus/types';
import { leanRuntime } from './leanRuntime';
import type { RouteModules } from './makeTable';

const NAME = 'route-table';

type Bundler = CurrentBundler['instance'];

/** The parts of the bundler's classes that are used here. */
interface Group {
  readonly name?: string | null;
  readonly chunks: readonly Chunk[];
  readonly childrenIterable: Iterable<Group>;
}
interface Chunk {
  readonly id: string | number | null;
  readonly name?: string | null;
  readonly files: Iterable<string>;
  readonly groupsIterable: Iterable<Group>;
}
interface Block {
  readonly dependencies: readonly unknown[];
}
interface Module {
  readonly blocks: readonly Block[];
  nameForCondition: () => string | null | undefined;
}
interface Compilation {
  readonly chunks: Iterable<Chunk>;
  readonly modules: Iterable<Module>;
  readonly moduleGraph: { getModule: (dependency: unknown) => Module | null };
  readonly chunkGraph: {
    getModuleId: (module: Module) => string | number | null;
    getBlockChunkGroup: (block: Block) => Group | null;
  };
  readonly hooks: { processAssets: { tap: (options: { name: string; stage: number }, run: () => void) => void } };
  updateAsset: (name: string, change: (source: { source: () => string | Buffer }) => unknown) => void;
}

/** Chunks that only routes request; any other `import()` must find its file without the table. */
function routeChunks(chunks: Iterable<Chunk>, names: ReadonlySet<string>): Chunk[] {
  return [...chunks].filter((chunk) => {
    const groups = [...chunk.groupsIterable];
    return groups.length > 0 && groups.every(({ name }) => names.has(name ?? ''));
  });
}

const DOCUMENT = /\.mdx?$/;

const idsOf = (groups: Iterable<Group>) => [...groups].flatMap(({ chunks }) => chunks.map(({ id }) => String(id)));

/** The chunks of a document's islands, which are its unnamed dynamic imports; a named one may never be needed. */
function islandChunks(document: Group): string[] {
  const own = new Set(idsOf([document]));
  const islands = [...document.childrenIterable].filter(({ name }) => !name);
  return [...new Set(idsOf(islands))].filter((id) => !own.has(id));
}

const fileOf = (chunk: Chunk, ending: string) => [...chunk.files].find((name) => name.endsWith(ending));

function readModules({ modules, moduleGraph, chunkGraph }: Compilation, registry: string): RouteModules['modules'] {
  const table = [...modules].find((module) => module.nameForCondition() === registry);
  if (!table) throw new Error(`${registry} is not part of the scripts.`);
  return Object.fromEntries(
    table.blocks.map((block) => {
      const [dependency] = block.dependencies;
      const module = moduleGraph.getModule(dependency);
      const group = chunkGraph.getBlockChunkGroup(block);
      const id = module && chunkGraph.getModuleId(module);
      if (!module || !group?.name || id === null)
        throw new Error(`The bundler does not report where a module of ${registry} is.`);
      const islands = DOCUMENT.test(module.nameForCondition() ?? '') ? islandChunks(group) : [];
      return [group.name, { id, chunks: idsOf([group]), islands }];
    }),
  );
}

/**
 * A bundler plugin that removes the files of routes from the runtime's list, and reports where the modules and
 * stylesheets of the routes are.
 *
 * @param registry - Docusaurus' generated list of modules, which must be part of the scripts
 * @param names - returns the chunk names that routes use
 */
export function readRouteModules(
  { sources, Compilation: { PROCESS_ASSETS_STAGE_PRE_PROCESS: stage } }: Bundler,
  registry: string,
  names: () => ReadonlySet<string>,
  receive: (found: RouteModules) => void,
): { apply: (compiler: InstanceType<Bundler['Compiler']>) => void } {
  return {
    apply(compiler) {
      compiler.hooks.compilation.tap(NAME, (each) => {
        const compilation = each as unknown as Compilation;
        compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
          const chunks = [...compilation.chunks];
          const ids = new Set(routeChunks(chunks, names()).map(({ id }) => String(id)));
          // The main script contains the runtime (plugin lean-scripts).
          const main = chunks.find(({ name }) => name === 'main');
          const file = main && fileOf(main, '.js');
          if (!file) throw new Error('The bundler wrote no main.*.js.');
          compilation.updateAsset(
            file,
            (source) => new sources.RawSource(leanRuntime(source.source().toString(), (id) => ids.has(id))),
          );
        });
      });
      compiler.hooks.afterEmit.tap(NAME, (each) => {
        const compilation = each as unknown as Compilation;
        const namesOf = (chunks: Iterable<Chunk>, ending: string) =>
          Object.fromEntries(
            [...chunks].flatMap((chunk) => {
              const file = fileOf(chunk, ending);
              return file === undefined ? [] : [[String(chunk.id), path.posix.basename(file, ending)] as const];
            }),
          );
        const modules = readModules(compilation, registry);
        const needed = new Set(Object.values(modules).flatMap(({ chunks }) => chunks));
        const files = namesOf(routeChunks(compilation.chunks, names()), '.js');
        const chunks = [...compilation.chunks].filter(({ id }) => needed.has(String(id)));
        const shared = namesOf(
          chunks.filter(({ id }) => !(String(id) in files)),
          '.js',
        );
        receive({ modules, files, shared, sheets: namesOf(chunks, '.css') });
      });
    },
  };
}
