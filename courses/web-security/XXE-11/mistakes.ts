import type { Mistake } from '../../../src/features/web-lab/core/lab';
import { LOOKS_AT_THE_START } from '../doctype';

export const mistakes: readonly Mistake[] = [
  {
    id: 'hides-the-error',
    fails: 'by-request',
    mark: /'invalid'/,
    message: {
      vi: 'Bạn giấu thông báo lỗi, nhưng máy chủ vẫn tải DTD và gửi tệp đi trong một địa chỉ.',
      en: 'You hide the error message, but the server still loads the DTD and sends the file in an address.',
    },
  },
  {
    id: 'forbids-webwolf',
    fails: 'by-doctype',
    message: {
      vi: 'Bạn tìm lời khai báo thực thể hay tên một máy. Chính DOCTYPE cũng nạp được một DTD, không cần những chữ ấy.',
      en: 'You look for entity declarations or for the name of a host. A DOCTYPE itself can load a DTD as well, without those texts.',
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
];
