import type { LabDefinition } from '../../../src/features/web-lab/core/lab';

export const lab: LabDefinition = {
  doc: 'web-security/webgoat-7/injection-flaws/command-injection',
  weakness: { vi: 'Chèn lệnh hệ điều hành', en: 'OS command injection' },
  technique: {
    vi: 'Đóng dấu nháy, rồi viết thêm một lệnh',
    en: 'Close the quote, then write another command',
  },
  owasp: { 2021: 'A03', 2025: 'A05' },
  cwe: [78, 88],
  task: {
    vi: 'Trang trợ giúp gọi `cat` và `grep` qua shell. Hãy chạy một lệnh của bạn và đọc mật khẩu email trong thư mục `config`, rồi vá máy chủ mà hai chức năng vẫn chạy.',
    en: 'The help site calls `cat` and `grep` through a shell. Run a command of your own and read the email password in the folder `config`, then patch the server so that both functions still work.',
  },
  host: 'quay.example',
  start: '/',
  engines: ['shell'],
  goals: [
    { id: 'run', text: { vi: 'Chạy được một lệnh của mình', en: 'Run a command of your own' } },
    { id: 'password', text: { vi: 'Thấy mật khẩu của hộp thư', en: 'See the password of the mailbox' } },
  ],
  hints: [
    {
      vi: 'Xem một tệp, rồi mở ngăn Dấu vết: dòng lệnh nào đã chạy? Gửi lại yêu cầu với một dấu `"` trong tên tệp. Thông báo lỗi cho biết tên của bạn nằm giữa hai dấu gì. Dấu nào kết thúc một lệnh, dấu nào khiến shell bỏ qua phần còn lại?',
      en: 'View a file, then open the Evidence pane: which command line has run? Send the request again with a `"` in the file name. The error message shows what surrounds your name. Which character ends a command, and which one makes the shell ignore the rest?',
    },
    {
      vi: 'Đừng tìm ký tự xấu. Ở mỗi đường dẫn, hãy hỏi: có cần shell không? Nếu không có shell, không ký tự nào có nghĩa đặc biệt. Rồi hỏi tiếp: tên nào là tên có thật?',
      en: 'Do not look for bad characters. For each route, ask whether it needs a shell. Without one, no character has a special meaning. Then ask which names are names of real files.',
    },
  ],
  script: `// send(method, path, { json, form, body, headers })
for (const file of ['doi-tra.help', 'x.help', 'a"b']) {
  const form = { file };
  const { body } = await send('POST', '/show', { form });
  console.log(file, body.match(/<pre>([^]*)<\\/pre>/)?.[1]);
}`,
  solution: {
    patch: 'no-shell',
    why: {
      vi: '`shell.run` gọi chương trình với một danh sách tham số, không qua shell, nên dấu nháy, `;` hay `$( )` chỉ là ký tự. Tên tệp phải nằm trong danh sách tệp có thật, nên `..` cũng không có chỗ. Chữ cần tìm thì không hạn chế: sau `-e`, nó chỉ là một tham số của `grep`.',
      en: '`shell.run` calls a program with a list of arguments and without a shell, so quotes, `;` and `$( )` are plain characters. The file name must be in the list of files that exist, which leaves no place for `..`. The text to find needs no limit: after `-e`, it is one argument of `grep`.',
    },
  },
};
