import type { Mistake } from '../../../src/features/web-lab/core/lab';

export const mistakes: readonly Mistake[] = [
  {
    id: 'strips-semicolon',
    fails: 'semicolon',
    mark: /replace(?:All)?\([^)]*;/,
    message: {
      vi: 'Dấu `;` đã bị xóa, nhưng dấu `"` vẫn đóng tên tệp: phần còn lại trở thành những tham số mới của `cat`. Vấn đề là shell vẫn đọc cú pháp trong dữ liệu.',
      en: 'The `;` is gone, but the `"` still closes the file name: what follows becomes further arguments of `cat`. The shell still reads syntax in the data.',
    },
  },
  {
    id: 'checks-afterwards',
    fails: 'semicolon',
    mark: /shell\((?:(?!route\(|=>).)*(?:includes|some|find)\(/,
    message: {
      vi: 'Lệnh chạy xong rồi bạn mới kiểm tra. Phản hồi không hiện gì, nhưng lệnh của kẻ tấn công đã chạy.',
      en: 'You check after the command has run. The response shows nothing, but the command of the attacker has run.',
    },
  },
  {
    id: 'refuses-semicolon',
    fails: 'operators',
    message: {
      vi: 'Dấu `;` không phải là dấu duy nhất nối hai lệnh: còn `&`, `|`, `||` và cả ký tự xuống dòng.',
      en: 'The `;` is not the only way to join two commands: there are also `&`, `|`, `||` and the line feed.',
    },
  },
  {
    id: 'refuses-operators',
    fails: 'substitution',
    message: {
      vi: 'Không cần dấu nối lệnh nào: trong dấu nháy kép, shell vẫn thay `$( )` và cặp dấu nháy ngược (backtick) bằng kết quả của lệnh bên trong.',
      en: 'No operator between commands is needed: inside double quotes, the shell still replaces `$( )` and backticks with the output of the command in them.',
    },
  },
  {
    id: 'single-quotes',
    fails: 'single-quote',
    message: {
      vi: "Bạn đổi kiểu dấu nháy, nên kẻ tấn công cũng đổi: `'` trong tên tệp đóng dấu nháy của bạn.",
      en: "You changed the kind of quote, so the attacker changes it too: a `'` in the file name closes yours.",
    },
  },
  {
    id: 'escapes-quotes',
    fails: 'backslash',
    message: {
      vi: 'Bạn đặt `\\` trước dấu nháy, nhưng người gửi cũng viết được `\\`. Hai dấu `\\\\` là một dấu `\\` bình thường, và dấu nháy sau đó lại có hiệu lực.',
      en: 'You put a `\\` before the quote, but the sender can write a `\\` as well. Two of them are one ordinary `\\`, and the quote after them works again.',
    },
  },
  {
    id: 'any-line',
    fails: 'ending',
    mark: /\$\/\w*m/,
    message: {
      vi: 'Với cờ `m`, `^` và `$` khớp ở mỗi dòng: chỉ cần một dòng là tên tệp. Bỏ cờ ấy thì cả văn bản phải là một tên.',
      en: 'With the flag `m`, `^` and `$` match at each line: one line that is a file name is enough. Without it the whole text must be a name.',
    },
  },
  {
    id: 'checks-the-end',
    fails: 'ending',
    message: {
      vi: 'Cả lệnh thêm vào cũng kết thúc bằng `.help` được: sau dấu `#` là chú thích. Hãy so cả tên, không so phần đuôi.',
      en: 'An added command can end in `.help` as well: what follows a `#` is a comment. Compare the whole name, not its end.',
    },
  },
  {
    id: 'blocks-commands',
    fails: 'other-commands',
    message: {
      vi: 'Danh sách lệnh cấm luôn thiếu: còn `head`, còn `grep`, và cùng một lệnh viết được bằng nhiều cách.',
      en: 'A list of forbidden commands is never complete: there is `head`, there is `grep`, and one command can be written in many ways.',
    },
  },
  {
    id: 'any-path',
    fails: 'other-folder',
    message: {
      vi: 'Không còn lệnh lạ nào chạy, nhưng `cat` vẫn mở tệp mà người gửi chọn: `..` đi ra khỏi thư mục trợ giúp.',
      en: 'No command of a stranger runs now, but `cat` still opens the file that the sender chose: `..` leaves the help folder.',
    },
  },
  {
    id: 'dots-only',
    fails: 'other-folder',
    mark: /replace(?:All)?\((?:['"`]\.\.|\/\\\.\\\.)/,
    message: {
      vi: 'Xóa `../` một lượt thì `....//` còn lại `../`. Hãy so tên với danh sách tệp có thật.',
      en: 'With every `../` removed once, `....//` becomes `../`. Compare the name with the list of files that exist.',
    },
  },
  {
    id: 'any-line-of-the-name',
    fails: 'other-folder',
    mark: /\$\/\w*m/,
    message: {
      vi: 'Với cờ `m`, `^` và `$` khớp ở mỗi dòng: chỉ cần một dòng là tên tệp, và dòng khác dẫn ra ngoài thư mục trợ giúp. Bỏ cờ ấy thì cả văn bản phải là một tên.',
      en: 'With the flag `m`, `^` and `$` match at each line: one line that is a file name is enough, and another one leads out of the help folder. Without it the whole text must be a name.',
    },
  },
  {
    id: 'ends-like-a-help-file',
    fails: 'other-folder',
    mark: /endsWith\(|\/(?:\.\*)?\\\.help\$/,
    message: {
      vi: 'Bạn chỉ so phần đuôi, mà tệp ở thư mục khác cũng có thể kết thúc bằng `.help`: `..` đi ra khỏi thư mục trợ giúp. Hãy so cả tên với danh sách tệp có thật.',
      en: 'You compare the end only, but a file of another folder can end in `.help` as well: `..` leaves the help folder. Compare the whole name with the list of files that exist.',
    },
  },
  {
    id: 'only-show',
    fails: 'search-quote',
    message: {
      vi: 'Ô xem tệp đã an toàn, nhưng ô tìm cũng ghép chữ của người dùng vào một dòng lệnh.',
      en: 'Viewing a file is safe now, but the search puts the words of the user into a command line as well.',
    },
  },
  {
    id: 'escapes-in-the-search',
    fails: 'search-inside',
    message: {
      vi: 'Chữ cần tìm vẫn đi qua shell trong dấu nháy kép. Ở đó `"`, `$`, dấu nháy ngược và cả `\\` đều có nghĩa; sót một dấu là đủ. Đừng dùng shell, khi ấy không dấu nào có nghĩa.',
      en: 'The text to find still goes through the shell, inside double quotes. There `"`, `$`, backticks and also `\\` have a meaning; missing one of them is enough. Use no shell, and none of them means anything.',
    },
  },
  {
    id: 'options-go-on',
    fails: 'search-option',
    message: {
      vi: 'Không ký tự nào của chữ cần tìm còn có nghĩa với shell, nhưng `grep` vẫn đọc tham số bắt đầu bằng `-` là tùy chọn, và với `grep` thật có tùy chọn đọc cả tệp khác (`-f`). Đặt `--` trước chữ của người dùng, hoặc `-e` ngay trước nó.',
      en: 'No character of the text means anything to a shell now, but `grep` still takes an argument that begins with `-` for an option, and a real `grep` has one that reads another file (`-f`). Put `--` before the text of the user, or `-e` right before it.',
    },
  },
  {
    id: 'searches-by-a-pattern',
    fails: 'search-signs',
    mark: /RegExp\(|\.(?:match|search)\((?!\/)/,
    message: {
      vi: 'Biểu thức chính quy đọc dấu câu trong chữ cần tìm là cú pháp: `+`, `(` hay `.` không còn là chính nó. So bằng `includes`.',
      en: 'A regular expression reads punctuation in the text to find as syntax: `+`, `(` and `.` no longer stand for themselves. Compare with `includes`.',
    },
  },
  {
    id: 'refuses-signs',
    fails: 'search-signs',
    message: {
      vi: 'Trong văn bản có dấu câu, và nhân viên tìm cả dấu câu. Khi không còn shell thì không có ký tự nào phải cấm.',
      en: 'Texts contain punctuation, and people search for it. Without a shell, no character has to be forbidden.',
    },
  },
  {
    id: 'no-search',
    fails: 'search-words',
    message: {
      vi: 'Ô tìm không còn tìm ra mọi dòng như trước, kể cả chữ có dấu. Bản vá phải giữ chức năng.',
      en: 'The search no longer finds every line that it found before, letters with marks included. A patch must keep the function.',
    },
  },
];
