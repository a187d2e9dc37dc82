import type { Mistake } from '../../../src/features/web-lab/core/lab';

export const mistakes: readonly Mistake[] = [
  {
    id: 'skips-strangers',
    fails: 'no-login',
    mark: /account&&[^;]*!==/,
    message: {
      vi: 'Điều kiện chỉ so chủ phiếu khi đã có phiên. Người không đăng nhập thì không bị so gì cả, và đi qua. Không có phiên cũng phải bị từ chối.',
      en: 'The condition compares the owner only where there is a session. Whoever has not logged in is compared with nobody and passes. A request without a session must be refused too.',
    },
  },
  {
    id: 'forgets-the-print',
    fails: 'no-login',
    message: {
      vi: 'Ít nhất một đường dẫn vẫn trả lời khi không có phiên. Trang đăng nhập chỉ bảo vệ những đường dẫn có hỏi đến phiên.',
      en: 'At least one route still answers without a session. The login page protects only those routes that ask for the session.',
    },
  },
  {
    id: 'blocks-one-account',
    fails: 'print-other',
    mark: /[=!]==?'an'/,
    message: {
      vi: 'Bạn chỉ kiểm tra một tài khoản có tên. Khách khác vẫn mở được phiếu của bất kỳ ai. Hãy so chủ phiếu với người trong phiên, dù đó là ai.',
      en: 'You only check one account by its name. Other customers still open any hold. Compare the owner with whoever is in the session.',
    },
  },
  {
    id: 'login-everywhere',
    fails: 'print-other',
    message: {
      vi: 'Giờ ai cũng phải đăng nhập, nhưng đăng nhập rồi thì mở được phiếu của bất kỳ ai. Hãy so phiếu với người trong phiên.',
      en: 'Everybody has to log in now, but with a login everybody opens any hold. Compare the hold with whoever is in the session.',
    },
  },
  {
    id: 'only-the-print',
    fails: 'read-other',
    message: {
      vi: 'Bản in đã được kiểm tra, còn trang của chính phiếu ấy thì chưa. Cùng một phiếu, nhiều đường dẫn.',
      en: 'The printable version is checked, the page of the same hold is not. One hold, several routes.',
    },
  },
  {
    id: 'cookie-names-the-owner',
    fails: 'claimed',
    message: {
      vi: 'Bạn so chủ phiếu với một giá trị do trình duyệt gửi lên: cookie, header hay tham số. Người gửi sửa được nó; hãy so với `request.session`.',
      en: 'You compare the owner with a value that the browser sends: a cookie, a header or a parameter. Its sender can change it; compare with `request.session`.',
    },
  },
  {
    id: 'shows-the-refused',
    fails: 'cancel-other',
    mark: /\/cancel['"](?:(?!route\().)*\.owner/,
    message: {
      vi: 'Khi hủy bạn có so chủ phiếu, nhưng phiếu của người khác vẫn bị hủy hoặc vẫn hiện trong phản hồi. Hãy từ chối trước khi ghi và trước khi hiện bất cứ gì của phiếu ấy.',
      en: "The request to cancel does compare the owner, but somebody else's hold is still cancelled or still part of the response. Refuse before anything of that hold is written or shown.",
    },
  },
  {
    id: 'forgets-the-cancel',
    fails: 'cancel-other',
    message: {
      vi: 'Không ai mở được phiếu của người khác nữa, nhưng yêu cầu hủy vẫn hủy hoặc vẫn hiện nó. Yêu cầu ghi cần phép kiểm tra như yêu cầu đọc.',
      en: "Nobody can open somebody else's hold any more, but the request to cancel still cancels it or shows it. A request that writes needs the same check as one that reads.",
    },
  },
  {
    id: 'last-login-counts',
    fails: 'everybody',
    message: {
      vi: 'Bạn giữ người đăng nhập trong một biến chung của máy chủ, nên chỉ người vào sau cùng là đúng. Mỗi trình duyệt có `request.session` riêng.',
      en: 'You keep who is logged in in one variable of the server, so it is right only for the last one. Each browser has its own `request.session`.',
    },
  },
  {
    id: 'closes-the-print',
    fails: 'own-pages',
    message: {
      vi: 'Chủ phiếu cũng không xem hay in được nữa. Bản vá phải giữ chức năng cho chủ.',
      en: 'Now the owner cannot read or print either. A patch must keep these functions for the owner.',
    },
  },
];
