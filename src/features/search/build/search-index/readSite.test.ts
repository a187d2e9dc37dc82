import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchText } from '../../core/types';
import { pageRoot } from './pageRoot';
import { readPage } from './readPage';
import { readSections } from './readSections';
import { readSite } from './readSite';
import { skipReason } from './skipReason';
import { summarizeCode } from './summarizeCode';

const lesson = `<!doctype html><html><head><title>Bài | Tên</title><link rel="canonical" href="https://site.test/docs/os/bai">
<meta name="docsearch:docusaurus_tag" content="docs-default-current"><meta name=keywords content="bộ nhớ đầy, trang nào bị đẩy ra"></head><body>
<nav><a class="navbar__link navbar__link--active" href="/docs">Bài học</a></nav>
<main><article>
<ul class="breadcrumbs"><li class="breadcrumbs__item"><a href="/"><svg></svg></a></li><li class="breadcrumbs__item">Hệ điều hành</li><li class="breadcrumbs__item">Trang</li></ul>
<div class="theme-doc-markdown markdown"><header><h1>Thay thế trang</h1></header>
<p>Mở <strong>đầu</strong>, <code>NOT IN</code>.</p>
<h2 id="fifo">FIFO &amp; LRU<a class="hash-link" href="#fifo">\u200b</a></h2>
<p>Đoạn một.</p><ul><li>Mục a</li><li>Mục b</li></ul>
<table><tr><th>Thuật toán</th><th>Lỗi</th></tr><tr><td>FIFO</td><td>15</td></tr><tr><td>1</td><td>2</td></tr></table>
<div class="codeBlock"><pre><code><span class="token-line">const minor_faults = 1;</span><span class="token-line">readPage();</span></code></pre><button>Sao chép</button></div>
<h3>Không có id</h3><p>Dưới FIFO.</p>
<h2 id="exercise-1">Bài tập</h2><p>Đề bài.</p><details><summary>Lời giải</summary><p>Bí mật</p></details>
<div class="block_x"><div>Mã, sửa được</div><pre>const uuidv7 = 1;</pre><div><button>Chạy</button> Kết quả</div></div>
<div class="theme-admonition"><p>Lưu ý.</p><div class="block_x">Nhãn<button>Chạy</button></div></div>
<h2 id="notes">Ghi chú</h2><details><summary>Thêm</summary><p>Chi tiết.</p></details><p data-search="off">Bỏ qua</p><svg><text>Hình</text></svg>
</div><footer><a href="/docs/tags/lru">LRU</a></footer></article></main></body></html>`;

describe('readSections', () => {
  const $ = load(lesson);
  const sections = readSections($, pageRoot($), 'Thay thế trang');
  const section = (heading: string) => sections.find((candidate) => candidate.heading === heading);

  it('cuts the page at its headings, without hash links', () => {
    expect(sections.map(({ level, anchor, heading }) => [level, anchor, heading])).toEqual([
      [1, null, 'Thay thế trang'],
      [2, 'fifo', 'FIFO & LRU'],
      [3, 'fifo', 'Không có id'],
      [2, 'exercise-1', 'Bài tập'],
      [2, 'notes', 'Ghi chú'],
    ]);
  });

  it('separates blocks and cells, and drops bare numbers', () => {
    expect(sections[0]?.content).toBe('Mở đầu, NOT IN.');
    expect(section('FIFO & LRU')?.content).toBe('Đoạn một.\nMục a\nMục b\nThuật toán\tLỗi\nFIFO');
  });

  it('keeps the names in code, but no labels or controls', () => {
    expect(section('FIFO & LRU')?.code).toBe('minor_faults readPage');
    expect(section('Bài tập')?.code).toBe('uuidv7');
  });

  it('drops solutions of exercises and keeps other details', () => {
    expect(section('Bài tập')?.content).toBe('Đề bài.\nLưu ý.');
    expect(section('Ghi chú')?.content).toBe('Thêm\nChi tiết.');
  });

  it('skips teasers of other pages', () => {
    const home = load(
      '<main><h1>Nhà</h1><h2 id="new">Mới</h2><ul><li><h3><a href="/blog/a">Bài a</a></h3><p>Tóm tắt a</p></li></ul><h2 id="end">Hết</h2><p>Chữ</p></main>',
    );
    expect(readSections(home, pageRoot(home), 'Nhà').map(({ heading, content }) => [heading, content])).toEqual([
      ['Nhà', ''],
      ['Mới', ''],
      ['Hết', 'Chữ'],
    ]);
  });
});

describe('readPage', () => {
  it('reads title, group, docs tag and keywords', () => {
    expect(readPage(load(lesson), '/docs/os/bai', 'Tên')).toEqual({
      url: '/docs/os/bai',
      lvl0: 'Hệ điều hành',
      lvl1: 'Thay thế trang',
      tag: 'docs-default-current',
      about: '',
      keywords: ['bộ nhớ đầy', 'trang nào bị đẩy ra', 'LRU'],
    });
  });

  it('groups a page without breadcrumbs by its navbar entry, then by the site', () => {
    const page = (navbar: string) => load(`${navbar}<main><h1>Liên hệ</h1></main>`);
    expect(readPage(page('<a class="navbar__link navbar__link--active">Blog</a>'), '/blog/a', 'Tên').lvl0).toBe('Blog');
    expect(readPage(page(''), '/contact', 'Tên').lvl0).toBe('Tên');
  });
});

describe('skipReason', () => {
  const reason = (head: string, route = 'docs/a', path = '/docs/a') =>
    skipReason(load(`<head>${head}</head><main><h1>A</h1></main>`), route, path);

  it('skips pages that readers should not find', () => {
    expect(reason('<meta name="robots" content="noindex, nofollow">')).toBe('noindex');
    expect(reason('<meta property="robots" content="noindex, follow">')).toBe('noindex');
    expect(reason('<meta http-equiv="refresh" content="0; url=/b">')).toBe('redirect');
    expect(reason('<link rel="canonical" href="https://site.test/docs/b">')).toBe('copy of another page');
    expect(skipReason(load('<p>no main</p>'), 'a', '/a')).toBe('no main content');
    for (const route of [
      'profile',
      'dashboard',
      'settings',
      'logout',
      'login',
      'search',
      'docs/tags/lru',
      'docs/tags',
      'blog/page/2',
      'blog/tags/ai',
      'blog/archive',
      'blog',
    ]) {
      expect(reason('', route), route).toBe('list or gated page');
    }
  });

  it('keeps lessons, posts and category pages', () => {
    expect(reason('<link rel="canonical" href="https://site.test/docs/a">')).toBeUndefined();
    for (const route of ['blog/uuid', 'docs/category/leetcode', '', 'community/gdsc-hcmute'])
      expect(reason('', route), route).toBeUndefined();
  });
});

describe('summarizeCode', () => {
  it('takes new and distinctive names first, and no styles or handlers', () => {
    const code = 'const flexWrap = 1; onClick(); SELECT ROW_NUMBER() FROM kho; docker run --network host -- chú thích';
    expect(summarizeCode(code, 'docker')).toBe('SELECT ROW_NUMBER network host');
  });
});

describe('readSite', () => {
  let outDir: string;
  let text: SearchText;

  beforeAll(async () => {
    outDir = await mkdtemp(path.join(tmpdir(), 'search-index-'));
    await mkdir(path.join(outDir, 'docs/os'), { recursive: true });
    await writeFile(path.join(outDir, 'docs/os/bai.html'), lesson);
    await writeFile(path.join(outDir, 'index.html'), '<main><h1>Nhà</h1></main>');
    await writeFile(path.join(outDir, 'hidden.html'), '<meta name="robots" content="noindex"><main><h1>Ẩn</h1></main>');
    text = await readSite({
      language: 'vi',
      outDir,
      baseUrl: '/',
      routes: ['/', '/docs/os/bai', '/hidden', '/docs/os/bai', '/gone'],
      title: 'Tên',
    });
  });

  afterAll(() => rm(outDir, { recursive: true }));

  it('reads each page once and assigns it its own sections', () => {
    expect(text.pages.map(({ url }) => url)).toEqual(['/', '/docs/os/bai']);
    expect(text.sections.map(({ pageId }) => pageId)).toEqual([0, 1, 1, 1, 1, 1]);
  });
});
