import type { Mistake } from '../../../src/features/web-lab/core/lab';

export const mistakes: readonly Mistake[] = [
  {
    id: 'looks-for-codes',
    fails: 'page-line',
    mark: /%0/,
    message: {
      vi: 'Bạn tìm `%0a`, nhưng máy chủ đã giải mã yêu cầu trước khi gọi bạn: trong tên chỉ còn chính ký tự xuống dòng.',
      en: 'You look for `%0a`, but the server has decoded the request before it calls you: the name holds the line feed itself.',
    },
  },
  {
    id: 'page-only',
    fails: 'file-line',
    message: {
      vi: 'Trang nhật ký đã đúng, nhưng tệp và nhật ký của máy chủ vẫn chứa dòng giả. Chúng được đọc bằng `grep`, `less`, chương trình khác. Hãy sửa lúc ghi.',
      en: 'The page is right, but the file and the log of the server still contain the forged line. People read them with `grep`, `less` and other programs. Escape when writing.',
    },
  },
  {
    id: 'strips-line-feed',
    fails: 'other-ends',
    message: {
      vi: 'Bạn bỏ `\\n`, còn `\\r`: trình duyệt coi nó là xuống dòng, và terminal quay về đầu dòng rồi viết đè.',
      en: 'You drop `\\n`; there is still `\\r`: a browser takes it as a line break, and a terminal goes back to the start of the line and writes over it.',
    },
  },
  {
    id: 'first-only',
    fails: 'several-ends',
    message: {
      vi: '`replace` với một chuỗi chỉ thay lần xuất hiện đầu tiên. Dùng `replaceAll`, hoặc một biểu thức có cờ `g`.',
      en: '`replace` with a string replaces the first occurrence only. Use `replaceAll`, or an expression with the flag `g`.',
    },
  },
  {
    id: 'lists-some',
    fails: 'terminal',
    mark: /\\(?:x|u00)[01][\da-f]/i,
    message: {
      vi: 'Danh sách ký tự của bạn chưa đủ: riêng đến U+001F đã có 32 ký tự điều khiển, và terminal làm theo cả những ký tự ít gặp. `\\p{Cc}` gồm tất cả.',
      en: 'Your list of characters is not complete: up to U+001F alone there are 32 control characters, and a terminal obeys rare ones too. `\\p{Cc}` covers them all.',
    },
  },
  {
    id: 'only-line-ends',
    fails: 'terminal',
    message: {
      vi: 'Không còn dòng giả, nhưng vẫn có ký tự điều khiển lọt qua, như `\\u001b`, `\\b` hay `\\v`: terminal của người đọc nhật ký coi nó là lệnh, và có thể xóa, che hoặc dời chữ. Hãy xử lý mọi ký tự điều khiển, đừng kể từng ký tự.',
      en: 'There are no forged lines, but some control character, such as `\\u001b`, `\\b` or `\\v`, still gets through: the terminal of whoever reads the log obeys it, and can delete, hide or move text. Escape all control characters instead of listing some.',
    },
  },
  {
    id: 'gaps-in-the-list',
    fails: 'terminal-8-bit',
    mark: /\\(?:x|u00)(?:[89]|7f|a0)/i,
    message: {
      vi: 'Danh sách ký tự của bạn còn sót: U+007F (DEL) và mọi ký tự từ U+0080 đến U+009F đều là ký tự điều khiển. `\\p{Cc}` gồm tất cả.',
      en: 'Your list of characters has gaps: U+007F (DEL) and every character from U+0080 to U+009F are control characters. `\\p{Cc}` covers them all.',
    },
  },
  {
    id: 'plain-json',
    fails: 'terminal-8-bit',
    message: {
      vi: 'Ký tự điều khiển không dừng ở U+001F. Từ U+007F đến U+009F cũng có: `\\u009b` là “ESC [” viết bằng một ký tự, và JSON để nguyên nó. Hãy viết cả những ký tự này thành mã.',
      en: 'Control characters do not end at U+001F. There are those from U+007F to U+009F: `\\u009b` is “ESC [” in one character, and JSON lets it through. Write these as codes as well.',
    },
  },
  {
    id: 'only-texts',
    fails: 'as-json',
    message: {
      vi: 'Trong JSON, `account` có thể là một danh sách. Bạn chỉ thoát khi nó là chuỗi, nhưng lúc ghép vào dòng, giá trị nào cũng thành chuỗi. Hãy đổi sang chuỗi trước, rồi thoát.',
      en: 'In JSON, `account` can be a list. You escape it only if it is a string, but every value becomes one when it is joined into the line. Convert to a string first, then escape.',
    },
  },
  {
    id: 'handmade-json',
    fails: 'fields',
    message: {
      vi: 'JSON ghép bằng tay thì dấu `"` trong tên đóng chuỗi, và kẻ tấn công viết thêm trường. `JSON.stringify` thoát dấu ấy.',
      en: 'In JSON put together by hand, a `"` in the name closes the string, and the attacker adds fields. `JSON.stringify` escapes it.',
    },
  },
  {
    id: 'no-html',
    fails: 'script',
    message: {
      vi: 'Nhật ký không còn dòng giả, nhưng trang vẫn ghép nó vào HTML. Hai nơi, hai cách thoát: khi ghi thì ký tự điều khiển, khi hiện thì `escapeHtml`.',
      en: 'The log has no forged lines, but the page still joins it into HTML. Two places, two escapes: control characters when writing, `escapeHtml` when showing.',
    },
  },
  {
    id: 'shows-in-textarea',
    fails: 'other-markup',
    mark: /<(?:textarea|xmp)/,
    message: {
      vi: '`</textarea>` hay `</xmp>` trong một tên đóng thẻ ấy, và phần sau lại là HTML. Hãy thoát ký tự bằng `escapeHtml`.',
      en: 'A `</textarea>` or `</xmp>` in a name closes that element, and what follows is HTML again. Escape with `escapeHtml`.',
    },
  },
  {
    id: 'script-filter',
    fails: 'other-markup',
    mark: /script/i,
    message: {
      vi: 'Bạn chỉ xử lý những chữ nguy hiểm mà bạn biết, như `script`. Thẻ và thuộc tính khác cũng chạy được mã hay gửi được dữ liệu, và thẻ lồng nhau ghép lại thành `script` sau khi bị xóa.',
      en: 'You handle only the dangerous words that you know, such as `script`. Other elements and attributes run code or send data as well, and nested tags become `script` once the inner one is removed.',
    },
  },
  {
    id: 'strips-tags',
    fails: 'other-markup',
    mark: /<\\?\/?\??(?:\[|\.[*+])/,
    message: {
      vi: 'Bạn xóa những gì trông như một thẻ. Trình duyệt vẫn đọc một thẻ không có `>` (nó lấy dấu `>` kế tiếp của trang), và xóa `<b>` khỏi `<<b>img …>` thì còn lại một thẻ. Hãy thoát ký tự bằng `escapeHtml`, đừng xóa.',
      en: 'You delete what looks like a tag. A browser reads a tag without a `>` as well (it takes the next `>` of the page), and `<<b>img …>` without its `<b>` is a tag. Escape with `escapeHtml` instead of deleting.',
    },
  },
  {
    id: 'deletes',
    fails: 'other-name',
    message: {
      vi: 'Xóa ký tự lạ là xóa bằng chứng: hai tên khác nhau thành một, và lần thử của kẻ lạ mang tên người khác. Hãy viết mỗi ký tự ấy thành mã.',
      en: 'Deleting strange characters deletes evidence: two different names become one, and the attempt of a stranger bears somebody else’s name. Write each of these characters as a code.',
    },
  },
  {
    id: 'silent',
    fails: 'trace',
    message: {
      vi: 'Tên có ký tự lạ bị từ chối mà không được ghi lại. Kẻ tấn công không tạo được dòng giả, nhưng cũng không còn để lại dòng thật.',
      en: 'Names with strange characters are refused and not recorded. The attacker cannot forge a line, but leaves no genuine one either.',
    },
  },
  {
    id: 'no-name',
    fails: 'names',
    message: {
      vi: 'Nhật ký không còn tên nào. Không ai giả được, và cũng không ai dùng được.',
      en: 'The log no longer has any names. Nobody can forge it, and nobody can use it.',
    },
  },
];
