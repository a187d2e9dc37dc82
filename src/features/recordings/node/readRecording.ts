import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { changedInput, pathOf } from '../core/inputChanges';
import { recordCommand, recordingSchema, type Recording } from '../core/recording';
import { RecordingProblem } from '../core/recordingProblem';

/** Where recordings lie, from the repository's root. */
export const RECORDINGS_FOLDER = 'recordings';
/** What a product printed; every other file of the folder is an input. */
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

/** The ids of all recordings, `<topic>/<name>`, those without an output among them. */
export function listRecordings(root: string): string[] {
  const folder = path.join(root, RECORDINGS_FOLDER);
  return foldersIn(folder).flatMap((topic) => foldersIn(path.join(folder, topic)).map((name) => `${topic}/${name}`));
}

/** SHA-256 of a file, the same whichever line breaks a checkout has given it. */
function hashOf(file: string): string {
  const text = readFileSync(file).toString('latin1').replaceAll('\r\n', '\n');
  return createHash('sha256').update(Buffer.from(text, 'latin1')).digest('hex');
}

/**
 * The hashes of what a recording is made from: of every file in its folder but the output, and of those outside.
 *
 * @param outside - paths from the recording's folder; those that are not there are left out
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
 * Reads what a product printed, whichever state the inputs are in.
 *
 * @throws {@link RecordingProblem} where there is no such thing
 */
export function readOutput(root: string, id: string): Recording {
  const file = `${RECORDINGS_FOLDER}/${id}/${OUTPUT_FILE}`;
  const absolute = path.join(root, file);
  if (!existsSync(path.dirname(absolute)))
    throw new RecordingProblem(
      `there is no recording "${id}"`,
      `name a folder below ${RECORDINGS_FOLDER}/, or make ${path.posix.dirname(file)}`,
    );
  if (!existsSync(absolute))
    throw new RecordingProblem(`${path.posix.dirname(file)} was never recorded`, `run: ${recordCommand(id)}`);
  try {
    return recordingSchema.parse(JSON.parse(readFileSync(absolute, 'utf8')));
  } catch (error) {
    throw new RecordingProblem(
      `${file} is not what a recording holds: ${(error as Error).message}`,
      `do not write it by hand; run: ${recordCommand(id)}`,
    );
  }
}

/**
 * Reads a recording and checks it against its inputs.
 *
 * @throws {@link RecordingProblem} where there is none, or where an input has changed since
 */
export function readRecording(root: string, id: string): Recording {
  if (!/^[\w-]+\/[\w-]+$/.test(id))
    throw new RecordingProblem(`"${id}" names no recording`, 'write <topic>/<name>, as in mysql/day-12');
  const recording = readOutput(root, id);
  const outside = Object.keys(recording.inputs).filter((name) => name.startsWith('../'));
  const problem = changedInput(id, recording.inputs, hashInputs(root, id, outside));
  if (problem) throw problem;
  return recording;
}

/**
 * The text of an input, as a page shows it.
 *
 * @throws {@link RecordingProblem} for a file that is no input
 */
export function readInput(root: string, id: string, { inputs }: Recording, file: string): string {
  if (!(file in inputs))
    throw new RecordingProblem(
      `"${file}" is no input of ${RECORDINGS_FOLDER}/${id}`,
      `name one of: ${Object.keys(inputs).join(', ')}`,
    );
  return readFileSync(path.join(root, pathOf(id, file)), 'utf8').replaceAll('\r\n', '\n');
}
