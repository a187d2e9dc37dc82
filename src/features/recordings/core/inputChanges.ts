import path from 'node:path';
import { recordCommand } from './recording';
import { RecordingProblem } from './recordingProblem';

type Hashes = Readonly<Record<string, string>>;

/**
 * The first difference between the current inputs of a recording and those it was made from; undefined where there is
 * none.
 *
 * @param recorded - hashes in its `output.json`, by path from its folder
 * @param present - hashes of the current files
 */
export function changedInput(id: string, recorded: Hashes, present: Hashes): RecordingProblem | undefined {
  const names = [...new Set([...Object.keys(recorded), ...Object.keys(present)])].sort();
  const name = names.find((file) => recorded[file] !== present[file]);
  if (name === undefined) return undefined;
  const file = pathOf(id, name);
  const what = !(name in present) ? 'has been deleted' : !(name in recorded) ? 'has been added' : 'has changed';
  return new RecordingProblem(`${file} ${what} since the recording was made`, `run: ${recordCommand(id)}`);
}

/** The path of an input from the repository's root; inputs may be outside the recording's folder, such as a dataset. */
export function pathOf(id: string, name: string): string {
  return path.posix.join('recordings', id, name);
}
