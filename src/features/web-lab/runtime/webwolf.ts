import type { HttpRequest } from '../core/http';
import type { Language } from '../core/world';
import { escapeHtml, respond, type LabResponse } from './respond';
import { decodePercent, parseFields } from './shownRequest';

const TEXTS = {
  vi: {
    title: 'WebWolf: máy của kẻ tấn công',
    files: 'Tệp máy này phát',
    name: 'Tên tệp',
    content: 'Nội dung',
    save: 'Lưu tệp',
    requests: 'Yêu cầu đã nhận',
    none: 'Chưa nhận yêu cầu nào.',
  },
  en: {
    title: "WebWolf: the attacker's machine",
    files: 'Files that this machine serves',
    name: 'File name',
    content: 'Content',
    save: 'Save file',
    requests: 'Requests received',
    none: 'No request received yet.',
  },
} as const;

/** The attacker's machine: serves the files that the reader saves there, and lists every other request it receives. */
export function createWebWolf(language: Language): (request: HttpRequest) => LabResponse {
  const files = new Map<string, string>();
  const received: string[] = [];
  const t = TEXTS[language];
  const page = () => {
    const names = [...files.keys()].map(
      (name) => `<li><a href="/files/${escapeHtml(name)}">/files/${escapeHtml(name)}</a></li>`,
    );
    const list = received.map((one) => `<li><code>${escapeHtml(one)}</code></li>`).join('');
    return respond.html(`<h1>${t.title}</h1>
<h2>${t.files}</h2>
<ul>${names.join('')}</ul>
<form method="post" action="/upload">
  <label>${t.name} <input name="name"></label>
  <label>${t.content} <textarea name="content"></textarea></label>
  <button>${t.save}</button>
</form>
<h2>${t.requests}</h2>
${received.length > 0 ? `<ol>${list}</ol>` : `<p>${t.none}</p>`}`);
  };
  return ({ method, target, body }) => {
    const [path = '/'] = target.split('?');
    if (path === '/' && method === 'GET') return page();
    if (path === '/upload' && method === 'POST') {
      const { name = '', content = '' } = parseFields(body);
      if (name !== '') files.set(name.replace(/^\/+/, ''), content);
      return respond.redirect('/');
    }
    const file = path.startsWith('/files/') ? files.get(decodePercent(path.slice('/files/'.length))) : undefined;
    received.push(`${method} ${target}${body ? ` ${body.slice(0, 2000)}` : ''}`);
    if (received.length > 200) received.shift();
    return file === undefined ? respond.text('', path.startsWith('/files/') ? 404 : 200) : respond.text(file);
  };
}
