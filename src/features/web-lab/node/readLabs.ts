import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import type { LabChecks, LabDefinition } from '../core/lab';

/** Folder of the labs, from the repository's root. */
export const LABS_FOLDER = 'courses/web-security';

/** A patch of the repository, with which the tests try the grader. */
export interface LabPatch {
  readonly id: string;
  readonly code: string;
}

export interface LoadedLab {
  readonly id: string;
  readonly definition: LabDefinition;
  readonly checks: LabChecks<unknown>;
  readonly server: string;
  readonly views: string;
  /** The fix in Java. */
  readonly java?: string;
  readonly right: readonly LabPatch[];
  readonly wrong: readonly LabPatch[];
}

function readPatches(folder: string): LabPatch[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .sort()
    .map((name) => ({ id: path.basename(name, '.js'), code: readText(path.join(folder, name)) ?? '' }));
}

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : undefined;
}

async function readLab(folder: string): Promise<LoadedLab> {
  const { lab } = (await loadFreshModule(path.join(folder, 'lab.ts'))) as { lab: LabDefinition };
  const { checks } = (await loadFreshModule(path.join(folder, 'checks.ts'))) as { checks: LabChecks<unknown> };
  const java = readText(path.join(folder, 'Fix.java'));
  return {
    id: path.basename(folder),
    definition: lab,
    checks,
    server: readText(path.join(folder, 'server.js')) ?? '',
    views: readText(path.join(folder, 'views.js')) ?? '',
    ...(java !== undefined && { java }),
    right: readPatches(path.join(folder, 'patches/right')),
    wrong: readPatches(path.join(folder, 'patches/wrong')),
  };
}

/** The ids of all labs: each folder of {@link LABS_FOLDER} with a `lab.ts` is one. */
export function labIds(root = process.cwd()): string[] {
  const folder = path.join(root, LABS_FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => statSync(path.join(folder, name)).isDirectory() && existsSync(path.join(folder, name, 'lab.ts')))
    .sort();
}

/** Reads every lab of the repository. */
export async function readLabs(root = process.cwd()): Promise<LoadedLab[]> {
  return Promise.all(labIds(root).map((id) => readLab(path.join(root, LABS_FOLDER, id))));
}
