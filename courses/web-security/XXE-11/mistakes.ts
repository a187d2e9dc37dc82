import type { Mistake } from '../../../src/features/web-lab/core/lab';
import { LOOKS_AT_THE_START, ONE_TYPE, SEARCHES_THE_TEXT } from '../doctype';

export const mistakes: readonly Mistake[] = [
  {
    id: 'hides-the-error',
    fails: 'by-request',
    mark: /^(?!.*respond\.\w+\([^)]*\.message)/s,
    message: {
      vi: 'Bạn giấu thông báo lỗi, nhưng máy chủ vẫn tải DTD và gửi tệp đi trong một địa chỉ.',
      en: 'You hide the error message, but the server still loads the DTD and sends the file in an address.',
    },
  },
  {
    id: 'forbids-webwolf',
    fails: 'by-doctype',
    message: {
      vi: 'Bản vá để lọt một dòng DOCTYPE. Chính dòng ấy cũng nạp được một DTD, bằng `SYSTEM` hay `PUBLIC`, từ một máy hay một tệp; không cần khai báo thực thể.',
      en: 'The patch lets a DOCTYPE line through. That line alone can load a DTD, by `SYSTEM` or `PUBLIC`, from a host or from a file; no entity has to be declared.',
    },
  },
  LOOKS_AT_THE_START,
  {
    id: 'drops-external-dtd',
    fails: 'by-request',
    mark: /parseXml\(request\.rawBody,\{entities:true,?\}\)|externalDtd:false/,
    message: {
      vi: 'Trong libxml2, `entities` cũng nạp thực thể tham số từ bên ngoài. Tắt `externalDtd` một mình không đóng cửa này.',
      en: 'In libxml2, `entities` loads external parameter entities, too. Turning `externalDtd` off alone does not close this door.',
    },
  },
  {
    id: 'forbids-words',
    fails: 'orders',
    mark: /(?:\/\(?(?:\\b)?|(?:includes|indexOf)\(['"])(?:doctype|entity|system|public)/i,
    message: {
      vi: 'Bạn cấm những chữ mà một đơn hợp lệ có thể chứa. Hãy chặn khai báo ở bộ phân tích, đừng tìm chữ.',
      en: 'You forbid words that a valid order may contain. Refuse declarations in the parser instead of looking for words.',
    },
  },
  {
    id: 'answers-first',
    fails: 'broken',
    message: {
      vi: 'Bạn nhận cả tài liệu hỏng. Người gửi phải biết đơn của họ không được nhận.',
      en: 'You accept broken documents, too. Senders have to know that their order was not accepted.',
    },
  },
  {
    id: 'forbids-one-name',
    fails: 'by-request',
    message: {
      vi: 'Khi đọc tài liệu này, máy chủ vẫn tải một DTD từ máy khác. Hãy từ chối khai báo ở bộ phân tích.',
      en: 'While it reads this document, the server still loads a DTD from another host. Refuse declarations in the parser.',
    },
  },
  {
    id: 'only-external-dtd',
    fails: 'in-element',
    message: {
      vi: 'Một thực thể thường, khai báo ngay trong tài liệu, cũng mở được tệp hay gọi được máy khác; không cần DTD ngoài.',
      en: 'An ordinary entity, declared in the document itself, can also open a file or call another host; it needs no external DTD.',
    },
  },
  {
    id: 'forbids-addresses',
    fails: 'orders',
    message: {
      vi: 'Một đơn không khai báo gì thì không mở gì, dù chữ của nó có `file:` hay một địa chỉ web. Hãy chặn khai báo, đừng tìm chữ.',
      en: 'An order without declarations opens nothing, even if its text contains `file:` or a web address. Refuse declarations instead of looking for words.',
    },
  },
  SEARCHES_THE_TEXT,
  ONE_TYPE,
];
