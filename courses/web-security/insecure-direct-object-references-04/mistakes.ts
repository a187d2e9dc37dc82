import type { Mistake } from '../../../src/features/web-lab/core/lab';

export const mistakes: readonly Mistake[] = [
  {
    id: 'one-more-path',
    fails: 'other-route',
    message: {
      vi: 'Bạn thêm đường dẫn mình vừa dùng vào phép kiểm tra, nhưng bảng còn ra bằng đường dẫn khác. Hãy đếm các mục trong `pages`.',
      en: 'You added the path that you used to the check, but the statement still goes out by another one. Count the entries of `pages`.',
    },
  },
  {
    id: 'lists-the-paths',
    fails: 'letter-case',
    message: {
      vi: 'Phép kiểm tra nhìn chuỗi `path` như người gửi viết; phần tìm trang thì đổi sang chữ thường. Hai bên đọc cùng một đường dẫn theo hai cách.',
      en: 'The check looks at `path` as the sender wrote it; the code that finds the page makes it lower case. The two read the same path in two ways.',
    },
  },
  {
    id: 'ignores-the-case',
    fails: 'slashes',
    message: {
      vi: 'Chữ hoa đã được tính đến, dấu gạch chéo thừa thì chưa. Mỗi cách viết vá được một lần; hãy kiểm tra chính bảng đã tìm thấy.',
      en: 'Capital letters are covered, extra slashes are not. Each spelling takes another fix; check the statement that was found instead.',
    },
  },
  {
    id: 'cleans-but-does-not-decode',
    fails: 'encoded',
    message: {
      vi: 'Bạn chuẩn hóa chữ hoa và gạch chéo, nhưng `request.path` còn nguyên mã phần trăm, còn `request.params.rest` đã được giải mã.',
      en: 'You normalise capital letters and slashes, but `request.path` still has its percent codes, while `request.params.rest` is decoded.',
    },
  },
  {
    id: 'looks-for-the-own-id',
    fails: 'two-ids',
    message: {
      vi: 'Bạn tìm mã của người gửi ở bất cứ đâu trong đường dẫn. Người gửi viết thêm mã của mình vào là qua.',
      en: "You look for the sender's id anywhere in the path. The sender only has to write it there, too.",
    },
  },
  {
    id: 'remembers-a-visit',
    fails: 'after-own',
    message: {
      vi: 'Ai đã mở một bảng của mình thì sau đó mở được mọi bảng. Mỗi yêu cầu phải được kiểm tra riêng.',
      en: 'Whoever has opened one of their own statements may open any other afterwards. Each request must be checked by itself.',
    },
  },
  {
    id: 'drops-the-export',
    fails: 'own-statements',
    message: {
      vi: 'Tác giả không còn mở được thư hoặc tệp CSV của chính mình. Bản vá phải giữ các chức năng ấy.',
      en: 'Authors can no longer open their own letter or CSV. A patch must keep these functions.',
    },
  },
];
