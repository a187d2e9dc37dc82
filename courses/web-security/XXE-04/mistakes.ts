import type { Mistake } from '../../../src/features/web-lab/core/lab';
import { LOOKS_AT_THE_START, ONE_TYPE, SEARCHES_THE_TEXT } from '../doctype';

export const mistakes: readonly Mistake[] = [
  {
    id: 'filters-file',
    fails: 'by-dtd',
    mark: /file:/i,
    message: {
      vi: 'Bạn cấm chữ `file:`. Chữ ấy có thể nằm ở máy khác, trong một DTD mà máy chủ tự tải về. Hãy chặn ở bộ phân tích.',
      en: 'You forbid the text `file:`. It can stand on another host, in a DTD that the server loads itself. Close it in the parser.',
    },
  },
  LOOKS_AT_THE_START,
  {
    id: 'forbids-webwolf',
    fails: 'by-dtd',
    mark: /webwolf/,
    message: {
      vi: 'Bạn cấm tên một máy. DTD có thể nằm ở máy khác, hay chính là một tệp của máy chủ: một dòng DOCTYPE đủ khiến bộ phân tích mở nó.',
      en: 'You forbid the name of one host. A DTD can be on another host, or be a file of the server itself: a DOCTYPE line is enough to make the parser open it.',
    },
  },
  {
    id: 'drops-entities',
    fails: 'by-dtd',
    mark: /parseXml\(xml,\{(?:entities:false,?|externalDtd:true,?)+\}\)/,
    message: {
      vi: 'Không có `entities`, nhưng với `externalDtd` bộ phân tích vẫn tải DTD mà tài liệu nêu tên: máy chủ vẫn gọi máy khác.',
      en: '`entities` is off, but with `externalDtd` the parser still loads the DTD that the document names: the server still calls another host.',
    },
  },
  {
    id: 'filters-entity',
    fails: 'by-dtd',
    message: {
      vi: 'Bạn tìm khai báo trong tài liệu, nhưng khai báo có thể nằm ở một DTD bên ngoài: tài liệu chỉ còn một dòng DOCTYPE.',
      en: 'You look for declarations in the document, but they can be in an external DTD: then the document has a DOCTYPE line only.',
    },
  },
  {
    id: 'drops-external-dtd',
    fails: 'list-root',
    mark: /parseXml\(xml,\{entities:true,?\}\)|externalDtd:false/,
    message: {
      vi: '`externalDtd` chỉ nói về DTD. `entities` vẫn thay thực thể bằng nội dung tệp.',
      en: '`externalDtd` is about DTDs only. `entities` still replaces an entity by the content of a file.',
    },
  },
  {
    id: 'cleans-the-output',
    fails: 'list-root',
    message: {
      vi: 'Máy chủ vẫn mở tệp. Che kết quả thì nội dung vẫn ra được bằng đường khác, như thông báo lỗi hay một yêu cầu; đừng để máy chủ mở.',
      en: 'The server still opens the file. If you hide the result, the content can still get out in another way, by an error message or a request; do not let the server open anything.',
    },
  },
  {
    id: 'refuses-long',
    fails: 'long',
    message: {
      vi: 'Độ dài không phải là lỗi: tài liệu tấn công ngắn hơn nhiều nhận xét thật.',
      en: 'Length is not the weakness: the attack is shorter than many real comments.',
    },
  },
  {
    id: 'forbids-words',
    fails: 'by-xml',
    // Not with a slash (`/file:\//`, `'file:/'`, `'file://'`): no ordinary comment contains that.
    mark: /file:(?:['"`][,)]|\/[a-z]*[.,)]|[|)\]])/i,
    message: {
      vi: 'Bạn từ chối chữ `file:`, mà một nhận xét bình thường có thể chứa. Chữ ấy lại không cần có trong tài liệu tấn công: nó nằm được ở máy khác.',
      en: 'You refuse the text `file:`, which an ordinary comment may contain. An attack does not need it in the document: it can stand on another host.',
    },
  },
  {
    id: 'forbids-names',
    fails: 'by-xml',
    mark: /(?:\/\(?(?:\\b)?|(?:includes|indexOf)\(['"])(?:doctype|entity|system|public)/i,
    message: {
      vi: 'Bạn cấm những chữ mà một nhận xét nói về XML có thể chứa. Hãy chặn khai báo ở bộ phân tích, đừng tìm chữ.',
      en: 'You forbid words that a comment about XML may contain. Refuse declarations in the parser instead of looking for words.',
    },
  },
  {
    id: 'only-forms',
    fails: 'by-xml',
    message: {
      vi: 'Một tài liệu XML bình thường bị từ chối, hoặc chữ của nó hiện ra khác. Người dùng gửi tài liệu XML hợp lệ không làm gì sai.',
      en: 'An ordinary XML document is refused, or its text appears changed. Users who send a valid XML document do nothing wrong.',
    },
  },
  {
    id: 'one-spelling',
    fails: 'read-file',
    message: {
      vi: 'Cùng một tệp gọi được bằng nhiều cách viết: `SYSTEM` hay `PUBLIC`, `file:` hay `FILE:`, có hoặc không có `//`. Hãy chặn khai báo ở bộ phân tích, đừng tìm một cách viết.',
      en: 'The same file can be named in several spellings: `SYSTEM` or `PUBLIC`, `file:` or `FILE:`, with or without `//`. Refuse declarations in the parser instead of looking for one spelling.',
    },
  },
  {
    id: 'forbids-files',
    fails: 'call-host',
    message: {
      vi: 'Thực thể cũng trỏ được đến một địa chỉ ở máy khác, không chỉ đến tệp. Hãy từ chối khai báo, đừng xét từng địa chỉ.',
      en: 'An entity can point to an address on another host as well, not only to a file. Refuse declarations instead of judging addresses.',
    },
  },
  SEARCHES_THE_TEXT,
  ONE_TYPE,
];
