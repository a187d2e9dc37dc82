import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { changedInput, pathOf } from '../core/inputChanges';
import { recordCommand, recordingSchema, type Recording } from '../core/recording';
import { RecordingProblem } from '../core/recordingProblem';

/** Folder of the recordings, from the repository's root. */
export const RECORDINGS_FOLDER = 'recordings';
/** The output of a product; every other file in the folder is an input. */
export const OUTPUT_FILE = 'output.json';

function slashed(file: string): string {
  return file.split(path.sep).join('/');
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name)
    .sort();
}

/** The ids of all recordings, `<topic>/<name>`, including those without an output. */
export function listRecordings(root: string): string[] {
  const folder = path.join(root, RECORDINGS_FOLDER);
  return foldersIn(folder).flatMap((topic) => foldersIn(path.join(folder, topic)).map((name) => `${topic}/${name}`));
}

/** SHA-256 of a file, independent of the line breaks of the checkout. */
function hashOf(file: string): string {
  const text = readFileSync(file).toString('latin1').replaceAll('\r\n', '\n');
  return createHash('sha256').update(Buffer.from(text, 'latin1')).digest('hex');
}

/**
 * The hashes of a recording's inputs: all files in its folder except the output, and those outside.
 *
 * @param outside - paths from the recording's folder; missing files are left out
 */
export function hashInputs(root: string, id: string, outside: readonly string[]): Record<string, string> {
  const folder = path.join(root, RECORDINGS_FOLDER, id);
  const own = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => slashed(path.relative(folder, path.join(entry.parentPath, entry.name))))
    .filter((name) => name !== OUTPUT_FILE);
  const names = [...own, ...outside.filter((name) => existsSync(path.join(root, pathOf(id, name))))];
  return Object.fromEntries(
    names.sort().map((name): [string, string] => [name, hashOf(path.join(root, pathOf(id, name)))]),
  );
}

/**
 * Reads the output of a product without checking its inputs.
 *
 * @throws {@link RecordingProblem} where there is no valid output
 */
export function readOutput(root: string, id: string): Recording {
  const file = `${RECORDINGS_FOLDER}/${id}/${OUTPUT_FILE}`;
  const absolute = path.join(root, file);
  if (!existsSync(path.dirname(absolute)))
    throw new RecordingProblem(
      `there is no recording "${id}"`,
      `name a folder in ${RECORDINGS_FOLDER}/, or create ${path.posix.dirname(file)}`,
    );
  if (!existsSync(absolute))
    throw new RecordingProblem(`${path.posix.dirname(file)} has never been recorded`, `run: ${recordCommand(id)}`);
  try {
    return recordingSchema.parse(JSON.parse(readFileSync(absolute, 'utf8')));
  } catch (error) {
    throw new RecordingProblem(
      `${file} is not a valid recording: ${(error as Error).message}`,
      `do not edit it by hand; run: ${recordCommand(id)}`,
    );
  }
}

/**
 * Reads a recording and checks it against its inputs.
 *
 * @throws {@link RecordingProblem} where there is none, or where an input has changed since it was made
 */
export function readRecording(root: string, id: string): Recording {
  if (!/^[\w-]+\/[\w-]+$/.test(id))
    throw new RecordingProblem(`"${id}" is not the id of a recording`, 'write <topic>/<name>, as in mysql/day-12');
  const recording = readOutput(root, id);
  const outside = Object.keys(recording.inputs).filter((name) => name.startsWith('../'));
  const problem = changedInput(id, recording.inputs, hashInputs(root, id, outside));
  if (problem) throw problem;
  return recording;
}

/**
 * The text of an input, as a page shows it.
 *
 * @throws {@link RecordingProblem} for a file that is not an input
 */
export function readInput(root: string, id: string, { inputs }: Recording, file: string): string {
  if (!(file in inputs))
    throw new RecordingProblem(
      `"${file}" is not an input of ${RECORDINGS_FOLDER}/${id}`,
      `name one of: ${Object.keys(inputs).join(', ')}`,
    );
  return readFileSync(path.join(root, pathOf(id, file)), 'utf8').replaceAll('\r\n', '\n');
}
