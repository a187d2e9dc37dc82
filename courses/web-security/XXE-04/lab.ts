import type { LabDefinition } from '../../../src/features/web-lab/core/lab';

export const lab: LabDefinition = {
  doc: 'web-security/webgoat-2023.8/A5-Security-Misconfiguration/XXE-04',
  weakness: { vi: 'Thực thể ngoài trong XML (XXE)', en: 'XML external entities (XXE)' },
  technique: {
    vi: 'Khai báo một thực thể trỏ đến tệp của máy chủ',
    en: "Declare an entity that points to the server's files",
  },
  owasp: { 2021: 'A05', 2025: 'A02' },
  cwe: [611],
  task: {
    vi: 'Trang sách nhận nhận xét bằng XML. Hãy làm nó hiện thư mục gốc của máy chủ, rồi ghi chú trong thư mục cá nhân của An; sau đó vá bộ phân tích.',
    en: "A book's page takes comments as XML. Make it show the server's root directory, then the note in An's home folder; then patch the parser.",
  },
  host: 'nha-sach.example',
  start: '/',
  engines: ['xml'],
  goals: [
    { id: 'root', text: { vi: 'Thấy thư mục gốc của máy chủ', en: "See the server's root directory" } },
    { id: 'note', text: { vi: 'Đọc được ghi chú của An', en: "Read An's note" } },
  ],
  hints: [
    {
      vi: 'Gửi một nhận xét bằng trang, rồi mở yêu cầu đó trong ngăn Yêu cầu. Địa chỉ này cũng nhận thẳng một tài liệu XML: đổi `Content-Type` thành `application/xml` và thay cả thân yêu cầu. Khai báo đứng trước phần tử gốc; nội dung của `file:///` là danh sách tên trong thư mục gốc.',
      en: 'Send a comment on the page, then open that request under Requests. The address also takes an XML document as it is: change `Content-Type` to `application/xml` and replace the whole body. Declarations stand before the root element; the content of `file:///` is the list of names in the root directory.',
    },
    {
      vi: 'Nhận xét có bao giờ cần DOCTYPE không? Lọc chữ luôn thiếu một cách viết; hãy xem các tùy chọn của `parseXml`: `entities`, `externalDtd`, `noExternal`, `noDoctype`.',
      en: 'Does a comment ever need a DOCTYPE? A filter of words always misses one spelling; look at the options of `parseXml`: `entities`, `externalDtd`, `noExternal`, `noDoctype`.',
    },
  ],
  script: `// send(method, path, { json, form, body, headers })
const body = '<comment><text>Hay</text></comment>';
const headers = [['Content-Type', 'application/xml']];
await send('POST', '/comments', { headers, body });
console.log((await send('GET', '/')).body);`,
  solution: {
    patch: 'no-doctype',
    why: {
      vi: 'Nhận xét không cần DTD, nên tài liệu có DOCTYPE bị từ chối trước khi có khai báo nào có hiệu lực. Không khai báo được thì không có thực thể trong, thực thể ngoài hay thực thể tham số.',
      en: 'A comment needs no DTD, so a document with a DOCTYPE is refused before any declaration has an effect. Where nothing can be declared, there are no internal, external or parameter entities.',
    },
  },
};
