import type { Mistake } from '../../../src/features/web-lab/core/lab';

export const mistakes: readonly Mistake[] = [
  {
    id: 'checks-read-again',
    fails: 'right-by-change',
    message: {
      vi: '`PUT /me` vẫn ghi trường `admin`. Phép kiểm tra ở `GET /users` đọc chính trường ấy, nên canh đường đọc kỹ đến đâu cũng không đủ. Hãy xem mọi đường ghi.',
      en: '`PUT /me` still writes the field `admin`. The check of `GET /users` reads that very field, so no care in reading is enough. Look at every route that writes.',
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
    id: 'one-field-too-many',
    fails: 'other-account',
    message: {
      vi: '`PUT /me` vẫn ghi `account`: nhân viên mang tài khoản của người khác trong danh sách. Khi sửa chỉ nhận tên và ca.',
      en: '`PUT /me` still writes `account`: an employee bears the account of another in the list. A change takes name and shift only.',
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
    id: 'shows-who-is-there',
    fails: 'taken',
    message: {
      vi: 'Khi từ chối, bạn trả về tài khoản đã có cho người lạ. Chỉ cần nói là tên đã được dùng.',
      en: 'While refusing, you return the existing account to a stranger. It is enough to say that the name is taken.',
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
