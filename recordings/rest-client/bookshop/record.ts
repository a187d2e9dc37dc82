import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommands } from '../../../scripts/recordings/commandSession';
import type { Recorder } from '../../../scripts/recordings/recorder';
import { httpyacVersion, runInFolder, withServer } from '../httpyac';

const REQUESTS = '../../../static/api/bookshop.http';
const API = '../../../static/k6/bookshop-api.mjs';

/** Runs `commands.txt` against the bookshop API, in a copy of the folder with the file of requests. */
export const record: Recorder = async (folder) => {
  const version = httpyacVersion();
  const work = mkdtempSync(path.join(tmpdir(), 'rest-client-'));
  try {
    cpSync(folder, work, { recursive: true });
    cpSync(path.join(folder, REQUESTS), path.join(work, path.basename(REQUESTS)));
    const printed: ReturnType<typeof runCommands>[] = [];
    await withServer([path.join(folder, API)], () => {
      const commands = readFileSync(path.join(folder, 'commands.txt'), 'utf8');
      printed.push(runCommands(commands, (command) => runInFolder(work, command)));
    });
    const [session] = printed;
    if (!session) throw new Error('No command ran');
    return { tool: 'httpYac', version, ...session, outside: [REQUESTS, API] };
  } finally {
    rmSync(work, { recursive: true });
  }
};
