import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { listPairs } from '../../../scripts/content/contentPaths';
import { describeCheck } from '../../../scripts/content/describeCheck';
import { stampDocument } from '../../../scripts/content/stampDocument';
import { temporaryRepository } from '../../../scripts/content/temporaryRepository';
import { runCommands } from '../../../scripts/recordings/commandSession';
import type { Recorder } from '../../../scripts/recordings/recorder';

const CHECK = 'npm run -s i18n';

/** Runs the check of both languages on a repository with one post, which each part changes in another way. */
export const record: Recorder = (folder) => {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const { root, write, dispose } = temporaryRepository();
  const reset = () => {
    write('blog/hello.mdx', read('hello.vi.mdx'));
    write('i18n/en/docusaurus-plugin-content-blog/hello.mdx', read('hello.en.mdx'));
    for (const pair of listPairs(root)) stampDocument(root, pair);
  };
  const run = (command: string) => {
    if (command !== CHECK) return spawnSync('bash', ['-c', command], { cwd: root, encoding: 'utf8' }).stdout;
    const { text } = describeCheck(root);
    reset();
    return text;
  };
  try {
    reset();
    return Promise.resolve({ tool: 'Node', version: process.version, ...runCommands(read('commands.txt'), run) });
  } finally {
    dispose();
  }
};
