import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RecordingProblem } from '../core/recordingProblem';
import { hashInputs, listRecordings, readInput, readRecording } from './readRecording';

let root: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const sha = (text: string) => createHash('sha256').update(text).digest('hex');

function writeOutput(id: string, more: object = {}): void {
  const output = {
    tool: 'MySQL',
    version: '9.7.4',
    recordedOn: '2026-11-24',
    inputs: hashInputs(root, id, ['../../../data/shop.json']),
    results: [],
    ...more,
  };
  write(`recordings/${id}/output.json`, JSON.stringify(output));
}

function problemOf(id: string): string {
  try {
    readRecording(root, id);
  } catch (error) {
    const { message, mend } = error as RecordingProblem;
    return `${message}; ${mend}`;
  }
  return 'none';
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'recordings-'));
  write('data/shop.json', '{}');
  write('recordings/mysql/day-12/input.sql', 'SELECT 1;\nSELECT 2;\n');
  write('recordings/mysql/day-12/deep/more.txt', 'more');
  write('recordings/mysql/record.ts', '');
  write('recordings/node_modules/mysql2/index.js', '');
  writeOutput('mysql/day-12');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('readRecording', () => {
  it('accepts a recording whose inputs have not changed', () => {
    expect(readRecording(root, 'mysql/day-12').inputs).toEqual({
      '../../../data/shop.json': sha('{}'),
      'deep/more.txt': sha('more'),
      'input.sql': sha('SELECT 1;\nSELECT 2;\n'),
    });
  });

  it('ignores the line breaks of a checkout', () => {
    write('recordings/mysql/day-12/input.sql', 'SELECT 1;\r\nSELECT 2;\r\n');
    expect(problemOf('mysql/day-12')).toBe('none');
  });

  it.each([
    ['input.sql', 'SELECT 3;', 'recordings/mysql/day-12/input.sql has changed'],
    ['new.sql', 'SELECT 3;', 'recordings/mysql/day-12/new.sql has been added'],
    ['deep/more.txt', undefined, 'recordings/mysql/day-12/deep/more.txt has been deleted'],
    ['../../../data/shop.json', '[]', 'data/shop.json has changed'],
    ['../../../data/shop.json', undefined, 'data/shop.json has been deleted'],
  ])('names the file and the command when %s is now %j', (file, text, problem) => {
    const relativePath = path.join('recordings/mysql/day-12', file);
    if (text === undefined) rmSync(path.join(root, relativePath));
    else write(relativePath, text);
    expect(problemOf('mysql/day-12')).toBe(
      `${problem} since the recording was made; run: npm run record -- mysql/day-12`,
    );
  });

  it('says what is missing', () => {
    write('recordings/mysql/day-13/input.sql', 'SELECT 1;');
    expect(problemOf('mysql/day-14')).toMatch(/^there is no recording "mysql\/day-14"; name a folder/);
    expect(problemOf('mysql/day-13')).toBe(
      'recordings/mysql/day-13 has never been recorded; run: npm run record -- mysql/day-13',
    );
    expect(problemOf('../day-12')).toMatch(/^"\.\.\/day-12" is not the id of a recording/);
    expect(problemOf('mysql')).toMatch(/^"mysql" is not the id of a recording/);
  });

  it.each([
    ['{', /output\.json is not a valid recording: .*; do not edit it by hand/],
    ['{"tool": "MySQL"}', /output\.json is not a valid recording/],
  ])('refuses the output %j', (text, message) => {
    write('recordings/mysql/day-12/output.json', text);
    expect(problemOf('mysql/day-12').replaceAll('\n', ' ')).toMatch(message);
  });

  it('refuses an output with an invalid day or with an unknown field', () => {
    for (const more of [{ recordedOn: 'today' }, { rows: [] }]) {
      writeOutput('mysql/day-12', more);
      expect(problemOf('mysql/day-12')).toMatch(/not a valid recording/);
    }
  });
});

it('returns inputs as pages show them', () => {
  const recording = readRecording(root, 'mysql/day-12');
  expect(readInput(root, 'mysql/day-12', recording, 'deep/more.txt')).toBe('more');
  expect(() => readInput(root, 'mysql/day-12', recording, 'output.json')).toThrow(/"output\.json" is not an input/);
});

it('lists recordings, including those that were never made', () => {
  write('recordings/k6/first/script.js', '');
  expect(listRecordings(root)).toEqual(['k6/first', 'mysql/day-12']);
  expect(listRecordings(path.join(root, 'data'))).toEqual([]);
});
