import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'prettier';
import { recordingSchema, type Recording } from '../../src/features/recordings/core/recording';
import { hashInputs, OUTPUT_FILE, RECORDINGS_FOLDER } from '../../src/features/recordings/node/readRecording';
import type { Recorded, Recorder } from './recorder';
import { runShell } from './runShell';

const SCRIPTS = ['record.ts', 'record.mjs', 'record.sh'];

/** The script that makes a recording: its own, or the one shared by its topic. */
export function findScript(root: string, id: string): string | undefined {
  const folder = path.join(root, RECORDINGS_FOLDER, id);
  return [folder, path.dirname(folder)]
    .flatMap((scriptFolder) => SCRIPTS.map((name) => path.join(scriptFolder, name)))
    .find((file) => existsSync(file));
}

async function runScript(script: string, folder: string): Promise<Recorded> {
  if (script.endsWith('.sh')) return runShell(script, folder);
  const { record } = (await import(pathToFileURL(script).href)) as { record?: Recorder };
  if (!record) throw new Error(`${script} exports no function "record"`);
  return record(folder);
}

/**
 * Makes a recording and writes its `output.json`; writes nothing on failure.
 *
 * @param day - the date of the recording, as YYYY-MM-DD
 */
export async function recordOne(root: string, id: string, day: string): Promise<Recording> {
  const script = findScript(root, id);
  const folder = path.join(root, RECORDINGS_FOLDER, id);
  if (!script) throw new Error(`${RECORDINGS_FOLDER}/${id} has no ${SCRIPTS.join(', ')}, and neither has its topic`);
  const { tool, version, outside = [], ...printed } = await runScript(script, folder);
  const recording = recordingSchema.parse({
    tool,
    version,
    recordedOn: day,
    inputs: hashInputs(root, id, outside),
    ...printed,
  });
  // Formatted like all JSON in the repository, so that the format check passes.
  const text = await format(JSON.stringify(recording), { parser: 'json', printWidth: 120 });
  writeFileSync(path.join(folder, OUTPUT_FILE), text);
  return recording;
}
