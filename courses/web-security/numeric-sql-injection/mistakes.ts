import type { Mistake } from '../../../src/features/web-lab/core/lab';

export const mistakes: readonly Mistake[] = [
  {
    id: 'escapes-quotes',
    fails: 'always-true',
    mark: /replace(All)?\(["'`/]+'/,
    message: {
      vi: 'Cuộc tấn công này không có dấu nháy nào. Số đứng trần trong câu lệnh, nên không có gì phải đóng.',
      en: 'This attack contains no quote. The number stands bare in the statement, so nothing has to be closed.',
    },
  },
  {
    id: 'parses-and-forgets',
    fails: 'always-true',
    mark: /parseInt|parseFloat|Number/,
    message: {
      vi: "`parseInt('101 OR 1=1')` là 101, nên phép kiểm tra luôn đạt, rồi bạn ghép văn bản gốc. Hãy dùng chính con số đã đổi, hoặc tham số.",
      en: "`parseInt('101 OR 1=1')` is 101, so the check always passes, and then you join the original text. Use the number that you converted, or a parameter.",
    },
  },
  {
    id: 'refuses-long',
    fails: 'always-true',
    mark: /station\)?\.(?:length[<>]|slice|substr)|[<>]=?(?:request\.\w+\.)?station\.length/,
    message: {
      vi: 'Câu lệnh ngắn vẫn là câu lệnh: `0 OR 1` chỉ dài sáu ký tự.',
      en: 'A short statement is one as well: `0 OR 1` has only six characters.',
    },
  },
  {
    id: 'first-row',
    fails: 'always-true',
    mark: /slice|\[0\]|LIMIT/,
    message: {
      vi: 'Chỉ hiện một hàng thì kẻ tấn công chọn hàng ấy: `0 OR is_public = 0`. Câu lệnh vẫn do người gửi viết.',
      en: 'If only one row is shown, the attacker chooses that row: `0 OR is_public = 0`. The sender still writes the statement.',
    },
  },
  {
    id: 'blocks-or',
    fails: 'other-table',
    message: {
      vi: 'Không có `OR` thì còn `UNION`, đọc được cả bảng khác.',
      en: 'Without `OR` there is `UNION`, which reads other tables as well.',
    },
  },
  {
    id: 'removes-words',
    fails: 'spelling',
    mark: /^(?=.*replace).*[|(/'"`](?:\\b)?(?:or|and|union|select)(?:\\b)?[|)/'"`]/i,
    message: {
      vi: 'Xóa `OR` một lượt thì `OORR` trở thành `OR`; các từ khác cũng vậy.',
      en: 'With every `OR` removed once, `OORR` becomes `OR`; so do other words.',
    },
  },
  {
    id: 'one-spelling',
    fails: 'spelling',
    mark: /^(?!.*(?:\/[gmsu]*i|Case\(|\\s|replace)).*[|(/'"`](?:\\b)?(?:or|and|union|select)(?:\\b)?[|)/'"`]/i,
    message: {
      vi: 'Bạn chỉ cấm một cách viết của mỗi từ: SQL không phân biệt `UNION` với `uNiOn`, và `/**/` hay tab thay được dấu cách.',
      en: 'You forbid each word in one spelling only: SQL reads `uNiOn` as `UNION`, and takes `/**/` or a tab instead of a space.',
    },
  },
  {
    id: 'no-spaces',
    fails: 'spelling',
    message: {
      vi: 'SQL không cần dấu cách: `/**/`, tab và xuống dòng cũng tách được các từ, và `(0)OR(1)` không cần cả những thứ ấy.',
      en: 'SQL needs no spaces: `/**/`, tabs and line feeds separate words as well, and `(0)OR(1)` needs none of these.',
    },
  },
  {
    id: 'any-line',
    fails: 'line-ends',
    message: {
      vi: 'Với cờ `m`, `^` và `$` khớp ở mỗi dòng: chỉ cần một dòng toàn chữ số. Bỏ cờ ấy thì cả văn bản phải là số.',
      en: 'With the flag `m`, `^` and `$` match at each line: one line of digits is enough. Without it the whole text must be a number.',
    },
  },
  {
    id: 'adds-quotes',
    fails: 'quotes',
    message: {
      vi: "Bạn đặt giá trị trong dấu nháy, nên kẻ tấn công đóng dấu ấy: `0' OR '1'='1`.",
      en: "You put the value in quotes, so the attacker closes them: `0' OR '1'='1`.",
    },
  },
  {
    id: 'blocks-words',
    fails: 'one-bit',
    mark: /[|(/'"`](?:\\b)?(?:or|and|union|select)(?:\\b)?[|)/'"`]/i,
    message: {
      vi: 'Bạn cấm vài từ, nhưng danh sách nào cũng thiếu: có khi là `IS 0`, có khi là `-1` hay `* (1=2)`. Dùng tham số thì không phải nghĩ ra từ nào.',
      en: 'You forbid some words, but a list is never complete: it may lack `IS 0`, or `-1`, or `* (1=2)`. With a parameter, no list of words is needed.',
    },
  },
  {
    id: 'filters-rows',
    fails: 'one-bit',
    mark: /filter\(|find\(/,
    message: {
      vi: 'Bạn lọc hàng sau khi câu lệnh đã chạy. Hàng lạ không hiện, nhưng câu lệnh của kẻ tấn công vẫn chạy, và việc có lỗi 500 hay không đã là một câu trả lời.',
      en: 'You filter the rows after the statement has run. No other row is shown, but the statement of the attacker still runs, and whether the status is 500 is already an answer.',
    },
  },
  {
    id: 'only-page',
    fails: 'other-address',
    message: {
      vi: 'Trang đã an toàn, nhưng địa chỉ của API cũng ghép số vào câu lệnh.',
      en: 'The page is safe, but the address of the API joins the number into a statement as well.',
    },
  },
  {
    id: 'forgets-public',
    fails: 'hidden-number',
    message: {
      vi: 'Khi viết lại câu lệnh, bạn bỏ mất `is_public = 1`: ai gõ đúng số cũng thấy trạm nội bộ.',
      en: 'When you rewrote the statement, you lost `is_public = 1`: whoever types the right number sees an internal station.',
    },
  },
  {
    id: 'always-empty',
    fails: 'each-station',
    message: {
      vi: 'Khách không còn xem được trạm nào. Bản vá phải giữ chức năng.',
      en: 'Customers can no longer see any station. A patch must keep the function.',
    },
  },
];
