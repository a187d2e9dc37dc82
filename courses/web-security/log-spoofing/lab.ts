import type { LabDefinition } from '../../../src/features/web-lab/core/lab';

export const lab: LabDefinition = {
  doc: 'web-security/webgoat-7/injection-flaws/log-spoofing',
  weakness: { vi: 'Dữ liệu nhập được ghi nguyên vào nhật ký', en: 'Input written to the log as it is' },
  technique: {
    vi: 'Xuống dòng và thẻ HTML trong tên đăng nhập',
    en: 'A line feed and markup in the account name',
  },
  owasp: { 2021: 'A09', 2025: 'A09' },
  cwe: [117, 79],
  task: {
    vi: 'Bạn là `lan`. Hãy làm nhật ký có một dòng trông như `quang` đăng nhập thành công, rồi một đoạn mã chạy khi có người mở nhật ký. Sau đó vá máy chủ mà nhật ký vẫn ghi mọi lần thử.',
    en: 'You are `lan`. Make the log show a line as if `quang` had logged in, then code that runs when somebody opens the log. Then patch the server so that the log still records every attempt.',
  },
  host: 'kho.example',
  start: '/',
  goals: [
    {
      id: 'forge',
      text: { vi: 'Nhật ký có một dòng giả: quang đăng nhập', en: 'The log has a forged line: quang has logged in' },
    },
    { id: 'script', text: { vi: 'Trang nhật ký chứa mã của bạn', en: 'The page with the log contains your code' } },
  ],
  hints: [
    {
      vi: 'Đăng nhập, xem một dòng thật gồm những gì. Sau đó thử đăng nhập với một tên bất kỳ, và mở yêu cầu `POST` ấy để sửa. Trong thân của một biểu mẫu, ký tự xuống dòng được viết là `%0A`. Ngăn Dấu vết cho thấy nó đã vào nhật ký hay chưa.',
      en: 'Log in and look at what a genuine line consists of. Then try to log in with any name, and open that `POST` request to edit it. In the body of a form, a line feed is written `%0A`. The Evidence pane shows whether it has reached the log.',
    },
    {
      vi: 'Có ba người đọc: chương trình đọc tệp theo dòng, terminal hiện tệp, trình duyệt hiện trang. Ký tự nào có nghĩa đặc biệt với từng người? Đừng xóa bằng chứng: hãy viết nó thành chữ nhìn thấy được.',
      en: 'There are three readers: a program that reads the file by lines, a terminal that shows the file, a browser that shows the page. Which characters are special to each? Do not delete the evidence: write it as visible text.',
    },
  ],
  script: `// send(method, path, { json, form, body, headers })
for (const account of ['thu.trang', 'a b', 'é']) {
  const form = { account, password: 'x' };
  console.log((await send('POST', '/login', { form })).status);
}
console.log((await send('GET', '/log.txt')).body);`,
  solution: {
    patch: 'json-lines',
    why: {
      vi: 'Mỗi lần thử là một dòng JSON. `JSON.stringify` viết ký tự xuống dòng thành `\\n`, dấu `"` thành `\\"`, nên tên không ra khỏi chuỗi và không ra khỏi dòng. Biểu thức phía sau viết nốt các ký tự điều khiển mà JSON để nguyên. Khi hiện trong HTML, `escapeHtml` lo phần còn lại. Tên đã thử vẫn đọc được, kể cả tên của kẻ tấn công.',
      en: 'Every attempt is one line of JSON. `JSON.stringify` writes a line feed as `\\n` and a `"` as `\\"`, so a name leaves neither its string nor its line. The expression after it writes the control characters that JSON lets through. Where the log is shown in HTML, `escapeHtml` does the rest. The name that was tried can still be read, even that of an attacker.',
    },
  },
};
