import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { format } from 'prettier';
import { ProductMissing, type Recorder } from '../../../scripts/recordings/recorder';

interface Message {
  readonly id?: number;
  readonly method: string;
  readonly params?: object;
}

const recordings = path.resolve(import.meta.dirname, '../..');
const packageFile = path.join(recordings, 'node_modules/@modelcontextprotocol/server/package.json');

/** What each request of the 2026-07-28 revision carries instead of a handshake. */
const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'recorder', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

function isHandshake(messages: readonly Message[]): boolean {
  return messages[0]?.method === 'initialize';
}

/** Sends the messages to a new server one after another, and returns what went over its pipes. */
async function talk(folder: string, messages: readonly Message[]): Promise<string[]> {
  const server = spawn(process.execPath, [path.join(folder, 'server.mjs')], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
  const lines: string[] = [];
  const show = async (side: string, message: unknown) => {
    const text = await format(JSON.stringify(message), { parser: 'json', printWidth: 72 });
    lines.push(side, ...text.trimEnd().split('\n'));
  };
  try {
    for (const { id, method, params } of messages) {
      const sent = isHandshake(messages) ? params : { _meta: ENVELOPE, ...params };
      const message = { jsonrpc: '2.0', id, method, params: sent };
      await show('// client', message);
      server.stdin.write(`${JSON.stringify(message)}\n`);
      if (id === undefined) continue;
      const answer = await answers.next();
      if (answer.done) throw new Error('The server ended without an answer.');
      await show('// server', JSON.parse(answer.value));
    }
    return lines;
  } finally {
    server.stdin.end();
  }
}

/** Talks to an MCP server over its standard input and output, one server for each session of `sessions.json`. */
export const record: Recorder = async (folder) => {
  if (!existsSync(packageFile))
    throw new ProductMissing('The MCP SDK is not installed. Run: npm ci --prefix recordings');
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  const sessions = JSON.parse(readFileSync(path.join(folder, 'sessions.json'), 'utf8')) as Record<string, Message[]>;
  const lines: string[] = [];
  const parts: Record<string, { from: number; to: number }> = {};
  for (const [name, messages] of Object.entries(sessions)) {
    const from = lines.length + 1;
    lines.push(...(await talk(folder, messages)));
    parts[name] = { from, to: lines.length };
  }
  return { tool: '@modelcontextprotocol/server', version, stdout: `${lines.join('\n')}\n`, parts };
};
