import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { algoliasearch } from 'algoliasearch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchText } from '../../src/features/search/core/types';
import { toAlgoliaRecords } from './records';
import { uploadRecords } from './uploadRecords';
import { validateRecords } from './validateRecords';

const text: SearchText = {
  language: 'vi',
  pages: [
    {
      url: '/docs/hệ-điều-hành',
      lvl0: 'Hệ điều hành',
      lvl1: 'Thay thế trang',
      tag: 'docs-default-current',
      about: '',
      keywords: [],
    },
  ],
  sections: [
    { pageId: 0, anchor: null, level: 1, heading: 'Thay thế trang', content: 'Mở đầu.', code: '' },
    { pageId: 0, anchor: 'fifo', level: 2, heading: 'FIFO', content: 'Vào trước\tra trước.\nCon trỏ.', code: 'fifo' },
    { pageId: 0, anchor: 'empty', level: 3, heading: 'Chỉ có tiêu đề', content: '', code: '' },
  ],
};

describe('toAlgoliaRecords', () => {
  const records = toAlgoliaRecords(text, 'https://site.test/');

  it('writes a heading record and a content record for each section', () => {
    expect(records.map(({ type, anchor }) => [type, anchor])).toEqual([
      ['lvl1', null],
      ['content', null],
      ['lvl2', 'fifo'],
      ['content', 'fifo'],
      ['lvl3', 'empty'],
    ]);
    expect(records[3]).toMatchObject({
      recordVersion: 'v3',
      url: 'https://site.test/docs/h%E1%BB%87-%C4%91i%E1%BB%81u-h%C3%A0nh#fifo',
      content: 'Vào trước · ra trước. Con trỏ.',
      hierarchy: { lvl0: 'Hệ điều hành', lvl1: 'Thay thế trang', lvl2: 'FIFO', lvl3: null },
      weight: { pageRank: 0, level: 0, position: 3 },
      language: 'vi',
      version: ['current'],
      docusaurus_tag: 'docs-default-current',
    });
    expect(validateRecords(records)).toEqual([]);
  });

  it('cuts a long section into records below the size limit', () => {
    const long = { ...text, sections: [{ ...text.sections[0]!, content: 'trang nhớ '.repeat(2000) }] };
    const cut = toAlgoliaRecords(long, 'https://site.test');
    expect(cut.length).toBeGreaterThan(5);
    expect(validateRecords(cut)).toEqual([]);
  });

  it('names the invalid record and its problem', () => {
    const [first] = records;
    const bad = [first!, { ...first!, url: 'docs', hierarchy: { ...first!.hierarchy, lvl0: null } }];
    expect(validateRecords(bad)).toEqual([
      `${first!.objectID}: another record has the same objectID`,
      `${first!.objectID}: "docs" is not an absolute URL; check SITE_URL`,
      `${first!.objectID}: lvl0 or lvl1 is empty: the page has no title or no group`,
    ]);
  });
});

describe('uploadRecords', () => {
  const calls: { method: string; url: string; body: string }[] = [];
  let server: Server;

  async function read(request: IncomingMessage): Promise<string> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    return body;
  }

  beforeAll(async () => {
    server = createServer((request, response) => {
      void read(request).then((body) => {
        calls.push({ method: request.method ?? '', url: (request.url ?? '').split('?')[0] ?? '', body });
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ taskID: 1, status: 'published', objectIDs: [], updatedAt: '' }));
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
  });

  afterAll(() => {
    server.close();
  });

  it('sets settings and synonyms, then replaces the records through a temporary index', async () => {
    const { port } = server.address() as AddressInfo;
    const client = algoliasearch('APP', 'key', {
      hosts: [{ url: '127.0.0.1', port, accept: 'readWrite', protocol: 'http' }],
    });
    await uploadRecords(client, 'site', toAlgoliaRecords(text, 'https://site.test'));
    const written = calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, url }) => `${method} ${url.replace(/tmp_\d+/, 'tmp')}`);
    expect(written).toEqual([
      'PUT /1/indexes/site/settings',
      'POST /1/indexes/site/synonyms/batch',
      'POST /1/indexes/site/operation',
      'POST /1/indexes/site_tmp/batch',
      'POST /1/indexes/site/operation',
      'POST /1/indexes/site_tmp/operation',
    ]);
    const batch = JSON.parse(calls.find(({ url }) => url.endsWith('/batch') && url.includes('tmp'))!.body) as {
      requests: { body: { type: string } }[];
    };
    expect(batch.requests.map(({ body }) => body.type)).toEqual(['lvl1', 'content', 'lvl2', 'content', 'lvl3']);
  });
});
