import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { repositoryRoot } from '../../../scripts/install.mjs';
import { brokenBy, withBookshop, type Fault } from '../../../scripts/recordings/brokenBookshop';
import type { Recorder } from '../../../scripts/recordings/recorder';
import { DESCRIPTION, OUTSIDE, versionOf } from '../openapi';

const PORT = 3333;
const NAME = 'bookshop.openapi.json';
const CONTRACT = `node contract.mjs ${NAME} http://127.0.0.1:${PORT}; echo "exit code $?"`;

interface Run {
  readonly part: string;
  readonly command: string;
  readonly fault?: Fault;
}

const RUNS: readonly Run[] = [
  { part: 'valid', command: `validate-api ${NAME}` },
  { part: 'sound', command: CONTRACT },
  { part: 'broken', command: CONTRACT, fault: brokenBy('price-as-text') },
];

function run(command: string, folder: string): Promise<string> {
  const tools = path.join(repositoryRoot, 'recordings/node_modules/.bin');
  const env = { ...process.env, PATH: `${tools}:${process.env.PATH ?? ''}` };
  return new Promise((resolve, reject) => {
    execFile('bash', ['-c', `{ ${command}\n} 2>&1`], { cwd: folder, env }, (error, stdout) => {
      if (error) reject(new Error(stdout, { cause: error }));
      else resolve(stdout);
    });
  });
}

/** Validates the description, and checks the responses of the bookshop API and of a broken one against it. */
export const record: Recorder = async (folder) => {
  const validator = versionOf('recordings/node_modules', '@seriousme/openapi-schema-validator');
  const work = mkdtempSync(path.join(tmpdir(), 'contract-'));
  try {
    copyFileSync(path.join(folder, 'contract.mjs'), path.join(work, 'contract.mjs'));
    copyFileSync(path.join(folder, DESCRIPTION), path.join(work, NAME));
    symlinkSync(path.join(repositoryRoot, 'node_modules'), path.join(work, 'node_modules'));
    const lines: string[] = [];
    const parts: Record<string, { from: number; to: number }> = {};
    for (const { part, command, fault } of RUNS) {
      const printed = await withBookshop(fault, () => run(command, work), PORT);
      const from = lines.length + 1;
      lines.push(`$ ${command}`, ...printed.trimEnd().split('\n'));
      parts[part] = { from, to: lines.length };
    }
    const tool = `openapi-schema-validator ${validator}, Ajv`;
    return {
      tool,
      version: versionOf('node_modules', 'ajv'),
      stdout: `${lines.join('\n')}\n`,
      parts,
      outside: OUTSIDE,
    };
  } finally {
    rmSync(work, { recursive: true });
  }
};
