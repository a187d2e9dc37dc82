/** The parts of a bundler's module that are used here. */
export interface ReportedModule {
  readonly size: () => number;
  readonly nameForCondition: () => string | null | undefined;
  /** The modules that the bundler has concatenated into this one. */
  readonly modules?: readonly ReportedModule[];
}

interface ReportedChunk {
  readonly files: ReadonlySet<string>;
}

/** Bytes before minification for each script file, by the part of the site that they belong to. */
export type ScriptReport = Readonly<Record<string, Readonly<Record<string, number>>>>;

const PACKAGE = /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)(?![\s\S]*[\\/]node_modules[\\/])/;
const DEPTH = 3;

/** The part of the site that a module belongs to: its package, or its folder down to the third level. */
export function partOf(file: string, siteDir: string): string {
  const [, name] = PACKAGE.exec(file) ?? [];
  if (name !== undefined) return name.replaceAll('\\', '/');
  const steps = file.replace(siteDir, '').split(/[\\/]/).filter(Boolean);
  if (steps[0]?.startsWith('.')) return `generated ${steps[1] ?? ''}`.trim();
  return steps.slice(0, DEPTH).join('/') || 'runtime';
}

/** The parts of each script, largest first. */
export function reportScripts(
  chunks: Iterable<ReportedChunk>,
  modulesOf: (chunk: ReportedChunk) => readonly ReportedModule[],
  siteDir: string,
): ScriptReport {
  const report: Record<string, Record<string, number>> = {};
  for (const chunk of chunks) {
    const file = [...chunk.files].find((name) => name.endsWith('.js'));
    if (file === undefined) continue;
    const parts: Record<string, number> = {};
    const leaves = modulesOf(chunk).flatMap((module) => module.modules ?? [module]);
    for (const module of leaves) {
      const part = partOf(module.nameForCondition() ?? '', siteDir);
      parts[part] = (parts[part] ?? 0) + module.size();
    }
    report[file] = Object.fromEntries(Object.entries(parts).sort(([, left], [, right]) => right - left));
  }
  return report;
}
