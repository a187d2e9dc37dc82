import type { ScriptCheck, ScriptGrading } from '../../../src/features/k6-lab/core/lab/grading';
import { shown, valueOf } from '../../../src/features/k6-lab/core/lab/measures';
import type { RunResult } from '../../../src/features/k6-lab/core/run/types';

const total = ({ accounts }: RunResult, what: 'copies' | 'logins' | 'orders') =>
  accounts.reduce((sum, account) => sum + account[what], 0);

/** Whether every iteration has got one order, as the server counted it. */
const orderCheck = (id: string, title: ScriptCheck['title'], mean: number, commandLine: string): ScriptCheck => ({
  id,
  title,
  run: async ({ run, random }) => {
    const server = { workers: 8, service: { kind: 'fixed' as const, mean: mean + random.integer(0, 20) } };
    const result = await run({ server, commandLine });
    const iterations = valueOf(result, 'iterations', 'count');
    const orders = total(result, 'orders');
    const copies = total(result, 'copies');
    if (iterations > 0 && orders === iterations) {
      if (copies === orders) return undefined;
      return {
        vi: `API nhận ${orders} đơn với tất cả ${copies} cuốn; mỗi đơn phải có đúng một cuốn.`,
        en: `The API accepted ${orders} orders of ${copies} copies in all; each is to have exactly one copy.`,
      };
    }
    return {
      vi: `${shown(iterations)} lượt, nhưng API chỉ nhận ${orders} đơn hàng.`,
      en: `${shown(iterations)} iterations, but the API accepted ${orders} orders.`,
    };
  },
});

export const grading: ScriptGrading = {
  kind: 'script',
  checks: [
    {
      id: 'login',
      title: { vi: 'Đăng nhập', en: 'Logging in' },
      run: async ({ run }) =>
        total(await run(), 'logins') > 0
          ? undefined
          : { vi: 'API không nhận lần đăng nhập nào.', en: 'The API accepted no login.' },
    },
    orderCheck('orders', { vi: 'Mỗi lượt một đơn hàng', en: 'One order an iteration' }, 30, 'k6 run -i 3 script.js'),
    orderCheck(
      'many',
      { vi: 'Nhiều VU, máy chủ chậm', en: 'Many VUs, a slow server' },
      400,
      'k6 run -u 6 -i 40 script.js',
    ),
    {
      id: 'no-failures',
      title: { vi: 'Không có request hỏng', en: 'No failed requests' },
      run: async ({ run }) => {
        const failed = valueOf(await run(), 'http_req_failed', 'passes');
        return failed === 0
          ? undefined
          : { vi: `${failed} request bị từ chối.`, en: `${failed} requests were refused.` };
      },
    },
  ],
  mistakes: [
    {
      id: 'json-label',
      fails: 'login',
      mark: /^(?!.*login[`'"],JSON).*Content-Type/is,
      message: {
        vi: 'Header `Content-Type` chỉ là nhãn, không đổi nội dung: object vẫn được gửi dưới dạng biểu mẫu. Cần `JSON.stringify`.',
        en: 'The header `Content-Type` is only a label and does not change the body: the object still goes as a form. It takes `JSON.stringify`.',
      },
    },
    {
      id: 'form-login',
      fails: 'login',
      mark: /login[`'"],(?!JSON)/,
      message: {
        vi: 'Phần thân của `/login` chưa phải JSON: object được gửi dưới dạng biểu mẫu, và API trả về 400.',
        en: 'The body of `/login` is not JSON yet: the object goes as a form, and the API answers 400.',
      },
    },
    {
      id: 'no-token',
      fails: 'orders',
      mark: /^(?!.*authorization).*\/orders/is,
      message: {
        vi: 'API không nhận ra người đặt: request `/orders` thiếu header `Authorization` đúng, nên nó trả về 401.',
        en: 'The API does not know who orders: the request to `/orders` lacks the right `Authorization` header, so it answers 401.',
      },
    },
    {
      id: 'headers-as-body',
      fails: 'orders',
      mark: /orders`,\{headers/,
      message: {
        vi: 'Tham số thứ hai của `http.post` là phần thân. `headers` ở chỗ ấy được gửi đi như dữ liệu.',
        en: 'The second parameter of `http.post` is the body. There, `headers` is sent as data.',
      },
    },
    {
      id: 'quantity-text',
      fails: 'orders',
      mark: /quantity:["']/,
      message: {
        vi: "API cần `quantity` là số nguyên; `'1'` là chuỗi. Nó trả về 400.",
        en: "The API wants `quantity` to be a whole number; `'1'` is a string. It answers 400.",
      },
    },
    {
      id: 'bare-token',
      fails: 'orders',
      mark: /authorization["']?:(?:token|\w+\.json)/i,
      message: {
        vi: 'Header phải là chữ `Bearer`, một dấu cách, rồi token. Thiếu chữ ấy API trả về 401.',
        en: 'The header must be the word `Bearer`, a space, then the token. Without that word the API answers 401.',
      },
    },
    {
      id: 'form-order',
      fails: 'orders',
      mark: /^(?!.*wanted=JSON).*orders`,wanted/s,
      message: {
        vi: 'Đăng nhập được, nhưng phần thân của `/orders` vẫn là biểu mẫu, không phải JSON.',
        en: 'The login works, but the body of `/orders` is still a form and not JSON.',
      },
    },
    {
      id: 'not-in-headers',
      fails: 'orders',
      mark: /orders`,JSON\.stringify\([^)]*\),\{['"]?authorization/i,
      message: {
        vi: 'Tham số thứ ba là `params`, và header phải nằm trong `params.headers`: `{ headers: { Authorization: … } }`.',
        en: 'The third parameter is `params`, and headers belong into `params.headers`: `{ headers: { Authorization: … } }`.',
      },
    },
    {
      id: 'two-copies',
      fails: 'orders',
      mark: /quantity:(?!["']|1\b)\d/,
      message: {
        vi: 'Yêu cầu là mỗi đơn một cuốn: `quantity` phải là 1.',
        en: 'One copy an order is what the task asks for: `quantity` has to be 1.',
      },
    },
    {
      id: 'read-answer',
      fails: 'orders',
      message: {
        vi: "Đăng nhập được. Hãy ghi `order.status` và `order.body` vào nhật ký. 401: sau chữ `Bearer` và một dấu cách phải là chính token, `login.json('token')`. 400: thân JSON cần `bookId` và `quantity` là số nguyên. 201: số đơn phải đúng bằng số lượt.",
        en: "The login works. Log `order.status` and `order.body`. 401: the word `Bearer` and a space have to be followed by the token itself, `login.json('token')`. 400: the JSON body needs `bookId` and `quantity` as whole numbers. 201: there has to be exactly one order an iteration.",
      },
    },
  ],
};
