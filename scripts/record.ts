import process from 'node:process';
import { listRecordings } from '../src/features/recordings/node/readRecording';
import { localDay } from './content/day';
import { repositoryRoot as root } from './install.mjs';
import { chooseRecordings } from './recordings/chooseRecordings';
import { describeRecording } from './recordings/describeRecording';
import { isProductMissing } from './recordings/recorder';
import { recordOne } from './recordings/recordOne';

const USAGE = 'npm run record -- <topic>[/<name>]   (recordings/README.md says what each product needs)';

async function record(id: string): Promise<boolean> {
  try {
    const recording = await recordOne(root, id, localDay(new Date()));
    console.log(`${describeRecording(recording)}\n\n✓ recordings/${id}: ${recording.tool} ${recording.version}\n`);
    return true;
  } catch (error) {
    const message = isProductMissing(error) ? `${error.message}\n  Nothing was changed.` : String(error);
    console.error(`✗ recordings/${id}: ${message}`);
    return false;
  }
}

const ids = listRecordings(root);
const [name, ...rest] = process.argv.slice(2);
const chosen = name === undefined || rest.length > 0 ? [] : chooseRecordings(ids, name);
if (chosen.length === 0) {
  const why =
    name === undefined || rest.length > 0 ? 'Name one topic or recording.' : `There is no recording "${name}".`;
  console.error(`✗ ${why} There are:\n${ids.map((id) => `    ${id}`).join('\n')}\n\n${USAGE}`);
  process.exit(1);
}
let failed = 0;
// Sequential, because each recording may start a server.
for (const id of chosen) if (!(await record(id))) failed += 1;
process.exitCode = failed > 0 ? 1 : 0;
