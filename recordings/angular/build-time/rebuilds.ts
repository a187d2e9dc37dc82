import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { ShopProject, Target } from './shopProject';

const COMPONENT = 'src/app/page-03/part-03-04.html';
/** What the last line of a build begins with: of the new builder, and of the one with webpack. */
const FINISHED = /Application bundle generation complete\.|Build at: /g;
const SECONDS_AT_MOST = 300;
const BETWEEN_CHANGES_MS = 1500;

/** A build in watch mode, which counts the builds that it has finished. */
class Watcher {
  private finished = 0;
  private readonly process: ChildProcess;

  constructor(
    private readonly project: ShopProject,
    private readonly target: Target,
  ) {
    this.process = project.watch(target);
    const count = (text: Buffer) => (this.finished += String(text).match(FINISHED)?.length ?? 0);
    this.process.stdout?.on('data', count);
    this.process.stderr?.on('data', count);
  }

  /** Waits until so many builds are finished. */
  async until(builds: number): Promise<void> {
    const deadline = performance.now() + SECONDS_AT_MOST * 1000;
    while (this.finished < builds) {
      if (this.process.exitCode !== null || performance.now() > deadline) {
        throw new Error(`The build of ${this.target} in watch mode did not finish.`);
      }
      await wait(5);
    }
  }

  /** Saves a changed template, and returns the seconds until the next build is finished. */
  async rebuild(): Promise<number> {
    const file = path.join(this.project.folderOf(this.target), COMPONENT);
    const next = this.finished + 1;
    const start = performance.now();
    writeFileSync(file, `${readFileSync(file, 'utf8')}<p>Change ${next}</p>\n`);
    await this.until(next);
    return (performance.now() - start) / 1000;
  }

  async end(): Promise<void> {
    if (this.process.exitCode !== null) return;
    const ended = once(this.process, 'exit');
    this.process.kill();
    await ended;
  }
}

/** Seconds from saving a template until both builders, which wait for changes, have built it; in turns. */
export async function measureRebuilds(project: ShopProject, changes: number): Promise<Record<Target, number[]>> {
  const watchers = { build: new Watcher(project, 'build'), webpack: new Watcher(project, 'webpack') };
  const seconds: Record<Target, number[]> = { build: [], webpack: [] };
  try {
    await Promise.all([watchers.build.until(1), watchers.webpack.until(1)]);
    for (let change = 0; change < changes; change += 1) {
      for (const target of ['build', 'webpack'] as const) {
        await wait(BETWEEN_CHANGES_MS);
        seconds[target].push(await watchers[target].rebuild());
      }
    }
    return seconds;
  } finally {
    await watchers.build.end();
    await watchers.webpack.end();
  }
}
