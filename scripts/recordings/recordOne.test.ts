import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readRecording } from '../../src/features/recordings/node/readRecording';
import { temporaryRepository, type TemporaryRepository } from '../content/temporaryRepository';
import { recordOne } from './recordOne';
import { isProductMissing } from './recorder';

let repository: TemporaryRepository;
const output = (id: string) => readFileSync(path.join(repository.root, 'recordings', id, 'output.json'), 'utf8');

beforeEach(() => {
  repository = temporaryRepository({
    'recordings/shared/record.mjs': `
      import { readFileSync } from 'node:fs';
      import path from 'node:path';
      export async function record(folder) {
        const stdout = readFileSync(path.join(folder, 'input.txt'), 'utf8').toUpperCase();
        return { tool: 'Upper', version: '1.0', stdout, outside: ['../../../data.json'] };
      }`,
    'recordings/shared/one/input.txt': 'một\n',
    'recordings/shared/two/input.txt': 'hai\n',
    'recordings/shared/two/record.mjs': `
      export async function record() {
        throw Object.assign(new Error('Install it first.'), { name: 'ProductMissing' });
      }`,
    'recordings/shared/two/output.json': 'as it was',
    'data.json': '{}',
  });
});
afterEach(() => repository.dispose());

describe('recordOne', () => {
  it("writes the output of the topic's script with date and hashes, so that it can be read back", async () => {
    await recordOne(repository.root, 'shared/one', '2026-11-24');
    expect(readRecording(repository.root, 'shared/one')).toEqual({
      tool: 'Upper',
      version: '1.0',
      recordedOn: '2026-11-24',
      stdout: 'MỘT\n',
      inputs: {
        'input.txt': expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        '../../../data.json': expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      },
    });
    repository.write('recordings/shared/one/input.txt', 'ba\n');
    expect(() => readRecording(repository.root, 'shared/one')).toThrow(/input\.txt has changed/);
    await recordOne(repository.root, 'shared/one', '2026-11-25');
    expect(readRecording(repository.root, 'shared/one').recordedOn).toBe('2026-11-25');
  });

  it('changes nothing if the product is missing', async () => {
    const failure = await recordOne(repository.root, 'shared/two', '2026-11-24').catch((error: unknown) => error);
    expect(isProductMissing(failure)).toBe(true);
    expect((failure as Error).message).toBe('Install it first.');
    expect(output('shared/two')).toBe('as it was');
  });

  it.each([
    ['export const recorded = 1;', /exports no function "record"/],
    ["export const record = async () => ({ tool: 'x', version: '1' });", /Invalid input|invalid/i],
  ])('changes nothing if the script is invalid: %s', async (script, message) => {
    repository.write('recordings/wrong/one/record.mjs', script);
    repository.write('recordings/wrong/one/output.json', 'as it was');
    await expect(recordOne(repository.root, 'wrong/one', '2026-11-24')).rejects.toThrow(message);
    expect(output('wrong/one')).toBe('as it was');
  });

  it('reports a recording without a script', async () => {
    repository.write('recordings/none/one/input.txt', '');
    await expect(recordOne(repository.root, 'none/one', '2026-11-24')).rejects.toThrow(/none\/one has no record\.ts/);
  });
});

describe('record.sh', () => {
  const script = (lines: string) => {
    repository.write('recordings/sh/one/record.sh', lines);
    return recordOne(repository.root, 'sh/one', '2026-11-24');
  };

  it('provides first its version, then its output', async () => {
    const recording = await script(
      '[ "$1" = version ] && echo "My tool 2.0.1" && exit\npwd | sed "s/.*recordings.//"\n',
    );
    expect(recording).toMatchObject({ tool: 'My tool', version: '2.0.1', stdout: 'sh/one\n' });
  });

  it('reports a missing product by status 69', async () => {
    const failure = await script('echo "Get it." >&2; exit 69').catch((error: unknown) => error);
    expect([isProductMissing(failure), (failure as Error).message]).toEqual([true, 'Get it.']);
  });

  it.each([
    ['exit 3', /ended with status 3/],
    ['echo 2.0.1', /should print a name and a version/],
  ])('fails for `%s`', async (lines, message) => {
    await expect(script(lines)).rejects.toThrow(message);
  });
});
