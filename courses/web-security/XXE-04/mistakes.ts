import type { Mistake } from '../../../src/features/web-lab/core/lab';

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
  {
    id: 'filters-entity',
    fails: 'by-dtd',
    message: {
      vi: 'Bạn tìm khai báo trong tài liệu, nhưng khai báo có thể nằm ở DTD của máy khác: tài liệu chỉ còn một dòng DOCTYPE.',
      en: 'You look for declarations in the document, but they can be in a DTD on another host: then the document has a DOCTYPE line only.',
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
    mark: /file:/i,
    message: {
      vi: 'Bạn từ chối chữ `file:`, mà một nhận xét bình thường có thể chứa. Chữ ấy lại không cần có trong tài liệu tấn công: nó nằm được ở máy khác.',
      en: 'You refuse the text `file:`, which an ordinary comment may contain. An attack does not need it in the document: it can stand on another host.',
    },
  },
  {
    id: 'only-forms',
    fails: 'by-xml',
    message: {
      vi: 'Bạn từ chối một tài liệu XML bình thường. Người dùng gửi tài liệu XML hợp lệ không làm gì sai.',
      en: 'You refuse an ordinary XML document. Users who send a valid XML document do nothing wrong.',
    },
  },
];
