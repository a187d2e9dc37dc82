import { readLabs } from '../src/features/k6-lab/node/readLabs';
import { runInNode } from '../src/features/k6-lab/node/runInNode';

/** Runs a script of a lab as the page does: `npm run -s k6 find-capacity [solution] [preset]`. */
async function main([id = '', name = 'start', presetId]: readonly string[]): Promise<void> {
  const labs = await readLabs();
  const found = labs.find((lab) => lab.id === id);
  if (!found) throw new Error(`No lab "${id}". Known: ${labs.map((lab) => lab.id).join(', ')}`);
  const { lab, start, solution, right, wrong } = found;
  const scripts = new Map([
    ['start', start],
    ['solution', solution],
    ...right.map((script) => [`right/${script.id}`, script.code] as const),
    ...wrong.map((script) => [`wrong/${script.id}`, script.code] as const),
  ]);
  const script = scripts.get(name);
  if (script === undefined) throw new Error(`No script "${name}". Known: ${[...scripts.keys()].join(', ')}`);
  const presets = lab.presets.filter((preset) => presetId === undefined || preset.id === presetId);
  for (const preset of presets) {
    const { command, seed = 1, files = {} } = lab;
    const result = await runInNode({ script, commandLine: command, server: preset.server, seed, files });
    console.log(`\n${preset.id}: exit code ${result.exitCode} after ${result.seconds.toFixed(1)} s\n`);
    if (result.problem) console.log(result.problem);
    for (const { level, text, line } of result.log) console.log(`${level}: ${text}${line ? ` (line ${line})` : ''}`);
    console.log(result.files.stdout ?? '');
  }
}

await main(process.argv.slice(2));
