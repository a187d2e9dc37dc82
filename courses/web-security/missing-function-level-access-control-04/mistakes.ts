import type { Mistake } from '../../../src/features/web-lab/core/lab';

export const mistakes: readonly Mistake[] = [
  {
    id: 'checks-read-again',
    fails: 'right-by-change',
    message: {
      vi: 'Bạn canh đường đọc kỹ hơn. Nhưng phép kiểm tra đọc trường `admin`, và chính người gửi ghi được trường đó. Hãy xem những đường ghi.',
      en: 'You guard the reading more closely. But the check reads the field `admin`, and the sender can write that field. Look at the routes that write.',
    },
  },
  {
    id: 'protects-change-only',
    fails: 'right-by-creation',
    message: {
      vi: '`PUT /me` đã an toàn, nhưng `POST /users` vẫn chép mọi trường của thân vào tài khoản mới.',
      en: '`PUT /me` is safe now, but `POST /users` still copies every field of the body into the new account.',
    },
  },
  {
    id: 'deletes-admin',
    fails: 'right-otherwise',
    message: {
      vi: 'Bạn bỏ đúng trường `admin`. `Object.assign` gán cả `__proto__`, nên một tài khoản mới đăng ký thừa hưởng `admin` từ đó (CWE-1321). Liệt kê trường được phép thì không phải biết những cách viết này.',
      en: 'You drop the field `admin` only. `Object.assign` assigns `__proto__` as well, so an account that has just signed up inherits `admin` from it (CWE-1321). With a list of the allowed fields, you need not know such spellings.',
    },
  },
  {
    id: 'resets-admin',
    fails: 'other-fields',
    message: {
      vi: '`admin` đã được giữ, nhưng mọi trường khác vẫn được chép: nhân viên tự đặt `wage` cho mình. Hãy liệt kê những trường được phép.',
      en: '`admin` is protected, but every other field is still copied: employees set their own `wage`. List the fields that are allowed.',
    },
  },
  {
    id: 'overwrites-accounts',
    fails: 'take-over',
    message: {
      vi: '`POST /users` với một tài khoản đã có sẽ thay tài khoản đó, cùng mật khẩu của nó. Tạo mới không được ghi đè.',
      en: '`POST /users` with an existing account replaces that account and its password. Creating must not overwrite.',
    },
  },
  {
    id: 'keeps-hashes',
    fails: 'hashes',
    message: {
      vi: 'Quyền đã an toàn, nhưng phản hồi vẫn chứa chuỗi băm mật khẩu. Hãy liệt kê cả những trường được gửi đi, ở mọi đường dẫn.',
      en: 'The right is safe, but responses still contain password hashes. List the fields that are sent as well, on every route.',
    },
  },
  {
    id: 'closes-registration',
    fails: 'sign-up',
    message: {
      vi: 'Nhân viên mới không đăng ký được nữa. Bản vá phải giữ chức năng này.',
      en: 'New employees can no longer sign up. A patch must keep this function.',
    },
  },
  {
    id: 'closes-the-list',
    fails: 'list',
    message: {
      vi: 'Quản trị viên cũng không đọc được danh sách nữa.',
      en: 'Now the administrator cannot read the list either.',
    },
  },
];
