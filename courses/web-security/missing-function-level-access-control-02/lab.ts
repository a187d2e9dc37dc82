import type { LabDefinition } from '../../../src/features/web-lab/core/lab';

export const lab: LabDefinition = {
  doc: 'web-security/webgoat-2023.8/A1-Broken-Access-Control/missing-function-level-access-control-02',
  weakness: { vi: 'Chức năng bị ẩn nhưng không được bảo vệ', en: 'Functions that are hidden, but not protected' },
  technique: { vi: 'Đọc HTML, gọi thẳng mục bị ẩn', en: 'Read the HTML, call the hidden entries' },
  owasp: { 2021: 'A01', 2025: 'A01' },
  cwe: [425, 862],
  task: {
    vi: 'Bạn là nhân viên kho `lan`. Hãy tìm những mục menu chỉ dành cho quản lý, xem giá nhập và đổi mức giảm giá. Rồi vá máy chủ để chỉ quản lý làm được hai việc đó.',
    en: 'You are the employee `lan` in the stockroom. Find the menu entries that are meant for managers, read the purchase prices and change the discount. Then patch the server so that only managers can do both.',
  },
  host: 'kho.example',
  start: '/',
  goals: [
    { id: 'costs', text: { vi: 'Xem được giá nhập', en: 'Read the purchase prices' } },
    { id: 'discount', text: { vi: 'Đổi được mức giảm giá', en: 'Change the discount' } },
  ],
  hints: [
    {
      vi: 'Ngăn Trình duyệt chỉ vẽ những gì trang muốn cho thấy. Mở phản hồi của trang tồn kho trong ngăn Yêu cầu và đọc cả phần HTML không được vẽ. Mục nào có thuộc tính `hidden`?',
      en: 'The Browser pane draws only what the page wants to show. Open the response of the stock page under Requests and read the HTML that is not drawn, too. Which entries have the attribute `hidden`?',
    },
    {
      vi: 'Trong mã, vai trò được ghi ở đâu và ai đọc nó? Đếm các lời gọi `page(…)`: mỗi lời gọi cần một câu trả lời cho “vai nào được dùng”, kể cả đường dẫn không có trong menu.',
      en: 'Where does the code name roles, and who reads them? Count the calls of `page(…)`: each needs an answer to “which role may use this”, including routes that the menu does not name.',
    },
  ],
  script: `// send(method, path, { json, form, body, headers })
for (const path of ['/stock', '/…', '/…']) {
  const { status, body } = await send('GET', path);
  console.log(path, status, body.length);
}`,
  solution: {
    patch: 'role-per-route',
    why: {
      vi: 'Mỗi đường dẫn khai báo vai trò ngay nơi nó được định nghĩa, và `page` hỏi vai trò đó trước khi chạy. Quên khai báo thì máy chủ không khởi động được. Menu vẫn ẩn mục, nhưng không còn ai dựa vào đó để bảo vệ dữ liệu.',
      en: 'Each route declares its role where it is defined, and `page` asks for that role before anything runs. If the role is forgotten, the server does not start. The menu still hides entries, but nothing depends on that any more.',
    },
  },
};
