import type { LabDefinition } from '../../../src/features/web-lab/core/lab';

export const lab: LabDefinition = {
  doc: 'web-security/webgoat-2023.8/A5-Security-Misconfiguration/XXE-07',
  weakness: {
    vi: 'Địa chỉ JSON cũng đọc XML',
    en: 'An address for JSON that also reads XML',
  },
  technique: { vi: 'Đổi `Content-Type`, rồi gửi XML', en: 'Change `Content-Type`, then send XML' },
  owasp: { 2021: 'A05', 2025: 'A02' },
  cwe: [611],
  task: {
    vi: 'Trang chỉ gửi JSON. Hãy khiến máy chủ đọc một tài liệu XML và hiện thư mục gốc, rồi vá máy chủ mà nhận xét bằng JSON vẫn chạy.',
    en: 'The page sends JSON only. Make the server read an XML document and show its root directory, then patch it so that comments as JSON still work.',
  },
  host: 'nha-sach.example',
  start: '/',
  engines: ['xml'],
  goals: [
    { id: 'switch', text: { vi: 'Máy chủ nhận một nhận xét bằng XML', en: 'The server accepts a comment as XML' } },
    { id: 'root', text: { vi: 'Thấy thư mục gốc của máy chủ', en: "See the server's root directory" } },
  ],
  hints: [
    {
      vi: 'Gửi một nhận xét, rồi mở yêu cầu `PUT` đó. Đổi header nào thì máy chủ đọc thân theo cách khác? Thử với một tài liệu XML nhỏ trước, rồi mới thêm khai báo.',
      en: 'Send a comment, then open that `PUT` request. Which header makes the server read the body in another way? Try a small XML document first, and add declarations then.',
    },
    {
      vi: 'Có ai cần XML ở địa chỉ này không? Nếu không, từ chối mọi kiểu khác JSON, với mọi cách viết của `Content-Type`.',
      en: 'Does anybody need XML at this address? If not, refuse every type but JSON, however `Content-Type` is written.',
    },
  ],
  script: `// send(method, path, { json, form, body, headers })
const headers = [['Content-Type', 'application/json']];
const body = '{"text": "Hay"}';
console.log((await send('PUT', '/api/comments', { headers, body })).status);`,
  solution: {
    patch: 'only-json',
    why: {
      vi: 'Địa chỉ này chỉ nhận JSON, nên mọi kiểu khác bị từ chối trước khi có bộ phân tích nào chạy. So khớp kiểu JSON thay vì tìm chữ `xml`: danh sách cho phép không cần biết những cách viết khác.',
      en: 'This address takes JSON only, so every other type is refused before any parser runs. It matches the JSON type instead of looking for the text `xml`: an allowlist need not know the other spellings.',
    },
  },
};
