import type { LabDefinition } from '../../../src/features/web-lab/core/lab';

export const lab: LabDefinition = {
  doc: 'web-security/webgoat-2023.8/A1-Broken-Access-Control/insecure-direct-object-references-04',
  weakness: { vi: 'Phép kiểm tra gắn với đường dẫn', en: 'A check tied to one path' },
  technique: {
    vi: 'Đến cùng đối tượng bằng đường dẫn hoặc cách viết khác',
    en: 'Reach the same object by another path or spelling',
  },
  owasp: { 2021: 'A01', 2025: 'A01' },
  cwe: [424, 551, 639],
  task: {
    vi: 'Bạn là tác giả `an`. Trang `/statements/…` đã từ chối bảng nhuận bút của người khác. Hãy đọc một bảng như thế bằng đường dẫn khác, rồi bằng chính đường dẫn ấy viết khác đi. Sau đó vá máy chủ.',
    en: 'You are the author `an`. The page `/statements/…` refuses the royalty statements of others. Read one of them by another path, then by that same path written differently. After that, patch the server.',
  },
  host: 'nha-sach.example',
  start: '/',
  goals: [
    {
      id: 'route',
      text: { vi: 'Đọc bảng của người khác bằng đường dẫn khác', en: "Read somebody else's statement by another path" },
    },
    {
      id: 'spelling',
      text: {
        vi: 'Đọc bảng của người khác ở `/statements`, viết khác đi',
        en: "Read somebody else's statement at `/statements`, written differently",
      },
    },
  ],
  hints: [
    {
      vi: 'Mở một bảng của bạn và bấm mọi liên kết: cùng dữ liệu ấy hiện ra ở những đường dẫn nào? Thử từng đường dẫn với mã liền kề. Rồi thử với bảng của chính bạn: máy chủ còn nhận ra đường dẫn không, khi bạn đổi chữ hoa hoặc thêm dấu gạch chéo?',
      en: 'Open one of your statements and follow every link: at which paths do the same data appear? Try each path with the next id. Then try with your own statement: does the server still recognise a path when you use capital letters or add a slash?',
    },
    {
      vi: 'Hai đoạn mã cùng đọc đường dẫn, mỗi đoạn một cách. Ở dòng nào máy chủ đã biết chắc mình sắp trả về bảng nào, dù đường dẫn được viết ra sao? Phép so với `request.session.author` nên đứng ở đó.',
      en: 'Two pieces of code read the path, each in its own way. At which line does the server know for certain which statement it is about to return, however the path was written? The comparison with `request.session.author` belongs there.',
    },
  ],
  script: `// send(method, path, { json, form, body, headers })
for (const id of [870, 871, 872, 873]) {
  const path = \`/statements/\${id}\`;
  const { status, body } = await send('GET', path);
  console.log(path, status, body.length);
}`,
  solution: {
    patch: 'owner-of-the-object',
    why: {
      vi: 'Phép so chuyển từ chuỗi đường dẫn sang bảng đã tìm thấy: `statement.author` phải là người trong phiên. Từ đó trở đi, đường dẫn được viết thế nào và trang nào được gọi không còn quan trọng, vì mọi cách đều phải lấy ra một bảng. Thêm một mục vào `pages` cũng không mở thêm lỗ nào.',
      en: 'The comparison moves from the text of the path to the statement that was found: `statement.author` must be whoever is in the session. From then on it does not matter how the path was written or which page was called, because every way has to get hold of a statement. Another entry in `pages` opens no new hole either.',
    },
  },
};
