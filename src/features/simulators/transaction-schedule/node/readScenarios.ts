import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RecordingProblem } from '../../../recordings/core/recordingProblem';
import { scenarioSchema } from '../../../recordings/core/schedule';
import { readRecording, RECORDINGS_FOLDER } from '../../../recordings/node/readRecording';
import { SCENARIOS, type Engine, type RecordedScenario, type RecordedServer, type ScenarioName } from '../core/types';

/** Subfolder of the recordings with the scenarios and what was recorded for them. */
export const SESSIONS_TOPIC = 'sessions';

function readServer(root: string, name: ScenarioName, engine: Engine): RecordedServer {
  const id = `${SESSIONS_TOPIC}/${name}-${engine}`;
  const recording = readRecording(root, id);
  if (!('schedules' in recording))
    throw new RecordingProblem(`${id} contains no schedules`, 'see the part on two sessions in recordings/README.md');
  return { version: recording.version, recordedOn: recording.recordedOn, levels: recording.schedules };
}

function readScenario(root: string, name: ScenarioName): RecordedScenario {
  const file = path.join(root, RECORDINGS_FOLDER, SESSIONS_TOPIC, `${name}.json`);
  const { sessions, check } = scenarioSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return {
    name,
    sessions,
    check,
    servers: { mysql: readServer(root, name, 'mysql'), postgres: readServer(root, name, 'postgres') },
  };
}

/**
 * Reads the recordings of all scenarios on both servers, and checks them against their inputs.
 *
 * @param root - the folder that contains `recordings`
 */
export function readScenarios(root: string): [RecordedScenario, ...RecordedScenario[]] {
  const [first, ...rest] = SCENARIOS;
  return [readScenario(root, first), ...rest.map((name) => readScenario(root, name))];
}
