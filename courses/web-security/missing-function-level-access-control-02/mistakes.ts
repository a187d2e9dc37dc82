import type { Mistake } from '../../../src/features/web-lab/core/lab';

export const mistakes: readonly Mistake[] = [
  {
    id: 'filters-the-menu',
    fails: 'costs',
    mark: /filter\(/,
    message: {
      vi: 'Mục không còn trong HTML, nhưng đường dẫn của nó vẫn trả lời. Ai đã thấy địa chỉ một lần thì vẫn gọi được. Hãy hỏi vai trò ở chính đường dẫn.',
      en: 'The entry is no longer in the HTML, but its route still answers. Whoever has seen the address once can still call it. Ask for the role in the route itself.',
    },
  },
  {
    id: 'moves-the-address',
    fails: 'costs',
    mark: /'\/costs-\w+'/,
    message: {
      vi: 'Bạn đổi địa chỉ, nhưng menu vẫn gửi địa chỉ mới cho mọi người, chỉ là không vẽ ra.',
      en: 'You changed the address, but the menu still sends the new one to everybody and merely does not draw it.',
    },
  },
  {
    id: 'blocks-one-account',
    fails: 'costs',
    mark: /account[!=]==?'/,
    message: {
      vi: 'Bạn chặn một tài khoản có tên. Nhân viên khác vẫn vào được. Hãy so vai trò, không so tên.',
      en: 'You block one account by its name. Other employees still get in. Compare roles, not names.',
    },
  },
  {
    id: 'guards-reading-only',
    fails: 'change',
    message: {
      vi: 'Trang đã được bảo vệ, nhưng yêu cầu `POST` mà trang gửi thì chưa. Mỗi phương thức là một cửa riêng.',
      en: 'The page is protected, but the `POST` that it sends is not. Each method is a door of its own.',
    },
  },
  {
    id: 'guards-the-menu',
    fails: 'export',
    message: {
      vi: 'Bạn hỏi vai trò ở những đường dẫn có trong menu. Bản CSV không nằm trong menu, nên không ai hỏi. Đường dẫn không khai báo vai phải bị từ chối.',
      en: 'You ask for the role on the routes that the menu names. The CSV is not in the menu, so nobody asks. A route that declares no role must be refused.',
    },
  },
  {
    id: 'trusts-a-cookie',
    fails: 'claims',
    message: {
      vi: 'Vai trò nằm trong một giá trị mà người gửi tự viết: cookie, header hay tham số. Hãy đọc vai trò của tài khoản trong phiên.',
      en: 'The role is in a value that the sender writes: a cookie, a header or a parameter. Read the role of the account in the session.',
    },
  },
  {
    id: 'secret-address',
    fails: 'links',
    message: {
      vi: 'Địa chỉ khó đoán chỉ là một bí mật không ai giữ: nó nằm trong lịch sử, nhật ký và màn hình của quản lý. Đường dẫn vẫn phải hỏi vai trò.',
      en: "An address that is hard to guess is a secret that nobody keeps: it appears in histories, in logs and on the manager's screen. The route must still ask for the role.",
    },
  },
  {
    id: 'locks-out-managers',
    fails: 'stock',
    message: {
      vi: 'Không phải ai cũng xem được tồn kho nữa. Quản lý làm được mọi việc của nhân viên, và sau khi đăng nhập cũng đến trang này.',
      en: 'Not everybody can see the stock any more. Managers may do whatever employees do, and the login leads them to this page, too.',
    },
  },
  {
    id: 'refuses-everybody',
    fails: 'manager-costs',
    message: {
      vi: 'Quản lý cũng không vào được nữa. Bản vá phải giữ chức năng cho người có quyền.',
      en: 'Now the manager cannot get in either. A patch must keep the function for those who may use it.',
    },
  },
];
