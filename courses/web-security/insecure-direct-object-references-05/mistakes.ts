import type { Mistake } from '../../../src/features/web-lab/core/lab';

export const mistakes: readonly Mistake[] = [
  {
    id: 'blocks-known-ids',
    fails: 'read-other',
    mark: /\d{4}/,
    message: {
      vi: 'Bạn chặn từng mã số đã thấy. Người khác, mã số khác, và cửa lại mở. Hãy so với người đang đăng nhập.',
      en: 'You block the ids that you have seen. With other people and other ids the door is open again. Compare with the person who is logged in.',
    },
  },
  {
    id: 'hides-the-link',
    fails: 'read-other',
    mark: /replace|views\.profile\(\{/,
    message: {
      vi: 'Đường dẫn không còn trên trang, nhưng máy chủ vẫn trả lời ai gõ nó. Giấu ở phía trình duyệt không phải là phân quyền.',
      en: 'The path is no longer on the page, but the server still answers whoever types it. Hiding it in the browser is not authorization.',
    },
  },
  {
    id: 'trusts-a-header',
    fails: 'read-claimed',
    message: {
      vi: 'Bạn tin một giá trị mà chính người gửi viết ra: header, cookie hay tham số. Chỉ phiên nằm ở máy chủ mới cho biết ai đang hỏi.',
      en: 'You trust a value that the sender wrote: a header, a cookie or a parameter. Only the session on the server tells who is asking.',
    },
  },
  {
    id: 'answers-anyway',
    fails: 'change-other',
    mark: /route\(['"]PUT(?:(?!route\().)*(?:[=!]==?(?:request\.)?session\.id|session\.id[=!]==?)/,
    message: {
      vi: 'Trong `PUT` bạn có so với phiên, nhưng hồ sơ của người khác vẫn bị sửa hoặc vẫn nằm trong phản hồi. Hãy từ chối trước khi ghi và trước khi trả về bất cứ gì của hồ sơ ấy.',
      en: 'Your `PUT` does compare with the session, but the profile of another is still changed or still part of the response. Refuse before anything of that profile is written or sent.',
    },
  },
  {
    id: 'checks-read-only',
    fails: 'change-other',
    message: {
      vi: 'Bạn kiểm tra chủ khi đọc, nhưng `PUT` vẫn sửa, hoặc vẫn trả về, hồ sơ của người khác. Mỗi đường dẫn, mỗi phương thức đều cần phép kiểm tra.',
      en: 'You check the owner when reading, but `PUT` still changes or returns the profile of another. Every path and every method needs the check.',
    },
  },
  {
    id: 'checks-path-only',
    fails: 'change-by-body',
    message: {
      vi: 'Bạn kiểm tra một mã số, rồi sửa hoặc trả về theo mã số khác: đường dẫn và thân yêu cầu đều mang `id`. Hãy dùng đúng giá trị đã kiểm tra.',
      en: 'You check one id and then change or return by another: the path and the body both carry an `id`. Use the very value that you have checked.',
    },
  },
  {
    id: 'keeps-assign',
    fails: 'own-role',
    mark: /Object\.assign|\.\.\.request\.body/,
    message: {
      vi: 'Chủ hồ sơ đã được kiểm tra, nhưng `Object.assign` vẫn ghi mọi trường trong thân yêu cầu, kể cả `role`. Hãy liệt kê những trường được phép đổi.',
      en: 'The owner is checked, but `Object.assign` still writes every field of the body, `role` included. List the fields that may change.',
    },
  },
  {
    id: 'removes-known-fields',
    fails: 'other-fields',
    message: {
      vi: 'Bạn bỏ những trường nguy hiểm đã biết, còn mọi trường khác vẫn ghi được, cả trường mà hồ sơ sau này mới có. Hãy liệt kê những trường được phép đổi.',
      en: 'You remove the dangerous fields that you know, and every other can still be written, also those that profiles get later. List the fields that may change.',
    },
  },
  {
    id: 'one-field-too-many',
    fails: 'own-name',
    message: {
      vi: 'Bản vá vẫn cho ghi `name`, mà biểu mẫu không cho sửa họ tên: nhân viên tự mang tên người khác. Chỉ nêu những trường mà biểu mẫu có.',
      en: "The patch still lets people write `name`, but the form does not let them change it: an employee can take somebody else's name. Name only the fields that the form has.",
    },
  },
  {
    id: 'one-user-at-a-time',
    fails: 'everybody',
    message: {
      vi: 'Bạn giữ người đang đăng nhập trong một biến chung cho cả máy chủ. Người đăng nhập sau sẽ thay chỗ người trước; hãy dùng `request.session`.',
      en: 'You keep the person who is logged in in one variable for the whole server. Whoever logs in later takes the place of those before; use `request.session`.',
    },
  },
  {
    id: 'refuses-changes',
    fails: 'edit-own',
    message: {
      vi: 'Không ai sửa được nữa, kể cả chủ hồ sơ. Bản vá phải chặn cuộc tấn công mà vẫn giữ chức năng.',
      en: 'Nobody can change anything now, not even the owner. A patch must stop the attack and keep the function.',
    },
  },
  {
    id: 'strips-the-profile',
    fails: 'read-own',
    message: {
      vi: 'Dữ liệu riêng tư biến mất với tất cả, kể cả chủ của nó.',
      en: 'The private data are gone for everybody, their owner included.',
    },
  },
];
