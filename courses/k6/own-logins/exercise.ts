import type { K6ExerciseDefinition } from '../../../src/features/k6-lab/core/lab/definition';

const ACCOUNTS = [1, 2, 3].map((number) => ({ username: `docgia0${number}`, password: `sach-hay-0${number}` }));

export const exercise: K6ExerciseDefinition = {
  doc: 'k6/part-04',
  title: { vi: 'Mỗi người một lần đăng nhập', en: 'Each user its own login' },
  task: {
    vi: 'Ba độc giả, mỗi người đặt 10 đơn bằng tài khoản của mình. Script này đăng nhập 30 lần, và lần nào cũng là `docgia01`. Sửa nó để mỗi tài khoản trong `accounts.json` đăng nhập đúng một lần và đặt đúng 10 đơn.',
    en: 'Three readers place 10 orders each with their own account. This script logs in 30 times, as `docgia01` each time. Change it so that each account in `accounts.json` logs in exactly once and places exactly 10 orders.',
  },
  command: 'k6 run script.js',
  presets: [
    {
      id: 'steady',
      name: { vi: 'Ổn định', en: 'Steady' },
      server: { workers: 4, service: { kind: 'lognormal', mean: 50, spread: 0.5 } },
    },
  ],
  sliders: [],
  files: { 'accounts.json': JSON.stringify(ACCOUNTS) },
  hints: [
    {
      vi: '`setup()` chạy một lần trước mọi VU. Giá trị nó trả về đến tay mỗi VU ở đâu?',
      en: '`setup()` runs once, before all VUs. Where does each VU get what it returns?',
    },
    {
      vi: '`__VU` đếm từ 1, mảng đếm từ 0.',
      en: '`__VU` counts from 1, an array from 0.',
    },
  ],
  answer: { kind: 'script' },
  why: {
    vi: '`setup()` đăng nhập một lần cho mỗi tài khoản và trả về các token; k6 truyền chúng vào tham số của `default`. `__VU - 1` chọn cho mỗi VU một tài khoản cố định, và `per-vu-iterations` cho mỗi VU đúng 10 lượt.',
    en: '`setup()` logs in once for each account and returns the tokens; k6 passes them to the parameter of `default`. `__VU - 1` picks a fixed account for each VU, and `per-vu-iterations` gives each VU exactly 10 iterations.',
  },
};
