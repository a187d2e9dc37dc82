import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS, listFiles, readText } from '../../scripts/content/contentPaths';
import { listRecordings, readRecording } from '../../src/features/recordings/node/readRecording';
import { recordings } from '../../src/features/recordings/build/recordings';

const root = path.resolve(import.meta.dirname, '../..');

/** The message of the error that a call throws, with its suggested fix. */
function problemOf(call: () => unknown): string | undefined {
  try {
    call();
  } catch (error) {
    const { message, mend } = error as { message: string; mend?: string };
    return mend ? `${message}; ${mend}` : message;
  }
  return undefined;
}

describe('recordings', () => {
  it.each(listRecordings(root))('%s was made from the current files', (id) => {
    expect(problemOf(() => readRecording(root, id))).toBeUndefined();
  });
});

describe('recordings of the web security course', () => {
  it.each([
    ['webgoat', /^WebGoat 2023\.8$/, 14],
    ['webgoat-7', /^WebGoat 7\.1$/, 3],
    ['java', /^OpenJDK (?:17\.[\d.]+(?:, [\w-]+ [\d.]+)?)$/, 5],
  ])('%s: each of %s, at least %i', (topic, product, least) => {
    const made = listRecordings(root)
      .filter((id) => id.startsWith(`${topic}/`))
      .map((id) => readRecording(root, id));
    expect(made.length).toBeGreaterThanOrEqual(least);
    for (const { tool, version, recordedOn } of made) {
      expect(`${tool} ${version}`).toMatch(product);
      expect(recordedOn >= '2026-11-28').toBe(true);
    }
  });

  it('shows no address but those of the loopback interface, and nothing of the machine that recorded', () => {
    for (const id of listRecordings(root).filter((each) => /^(?:webgoat|java)/.test(each))) {
      const text = readText(root, `recordings/${id}/output.json`) ?? '';
      const hosts = [...text.matchAll(/https?:\/\/([\w.-]+)/g)].map(([, host]) => host);
      expect(hosts.filter((host) => host !== '127.0.0.1' && host !== 'localhost')).toEqual([]);
      expect(text).not.toMatch(/\/(?:root|tmp|work|Users)\//);
    }
  });
});

const showing = COLLECTIONS.flatMap(({ vi, en }) => [vi, en])
  .flatMap((folder) => listFiles(root, folder, ['.mdx']))
  .map((file) => ({ file, text: readText(root, file) ?? '' }))
  .filter(({ text }) => /^\s*```.*\brecorded\b|<RecordedExchange\b/m.test(text));

/** The text of a document with the lines of its front matter emptied, so that line numbers stay the same. */
function bodyOf(text: string): string {
  return text.replace(/^---\n[^]*?\n---\n/, (head) => head.replace(/.*/g, ''));
}

describe('documents', () => {
  it.each(showing.map(({ file, text }) => [file, text] as const))('%s shows recordings that exist', (file, text) => {
    const document = new VFile({ value: bodyOf(text), path: path.join(root, file) });
    const processor = unified().use(remarkParse).use(remarkMdx).use(recordings, { root });
    expect(problemOf(() => processor.runSync(processor.parse(document), document))).toBeUndefined();
  });
});
