import { DOCS, type Rule } from './types';

const RULES_TEST = 'engine/rules.test.ts';
const RUN_TEST = 'engine/runTest.test.ts';

export const RUN_RULES: readonly Rule[] = [
  {
    area: 'options',
    text: {
      vi: 'Dòng lệnh thắng script, script thắng giá trị mặc định.',
      en: 'The command line wins over the script, the script over the defaults.',
    },
    source: `${DOCS}/using-k6/k6-options/how-to/`,
    test: [RULES_TEST, 'the command line wins over the script'],
  },
  {
    area: 'options',
    text: {
      vi: 'Không có tùy chọn nào: một VU chạy một lượt.',
      en: 'Without any option one VU runs one iteration.',
    },
    source: `${DOCS}/using-k6/k6-options/reference/`,
    test: [RULES_TEST, 'without any option one VU runs one iteration'],
  },
  {
    area: 'options',
    text: {
      vi: 'Từ 2.1, chỉ `--vus N` thay các kịch bản bằng N lượt chia chung.',
      en: 'Since 2.1, `--vus N` alone replaces the scenarios by N shared iterations.',
    },
    source: `${DOCS}/release-notes/v2.1.0/`,
    test: [RUN_TEST, 'replaces scenarios by shared iterations with --vus alone'],
  },
  {
    area: 'options',
    text: {
      vi: '`--tag` thay toàn bộ `options.tags` của script.',
      en: '`--tag` replaces the whole of the script’s `options.tags`.',
    },
    source: `${DOCS}/using-k6/k6-options/reference/`,
    test: [RULES_TEST, '--tag replaces the tags of the script'],
  },
  {
    area: 'options',
    text: {
      vi: '`-e TÊN=giá trị` đặt biến trong `__ENV`.',
      en: '`-e NAME=value` sets a variable in `__ENV`.',
    },
    source: `${DOCS}/using-k6/environment-variables/`,
    test: [RUN_TEST, 'sets __ENV'],
  },
  {
    area: 'options',
    text: {
      vi: '`minIterationDuration` kéo dài lượt ngắn hơn nó.',
      en: '`minIterationDuration` makes shorter iterations that long.',
    },
    source: `${DOCS}/using-k6/k6-options/reference/`,
    test: [RULES_TEST, 'minIterationDuration makes short iterations longer'],
  },
  {
    area: 'options',
    text: {
      vi: '`throw` biến request hỏng thành lỗi bắt được; `discardResponseBodies` bỏ thân câu trả lời.',
      en: '`throw` turns a failed request into an error that can be caught; `discardResponseBodies` drops the bodies.',
    },
    source: `${DOCS}/using-k6/k6-options/reference/`,
    test: [RULES_TEST, 'throw makes a request that fails throw, and discardResponseBodies leaves its body null'],
  },
  {
    area: 'options',
    text: {
      vi: '`http.batch()` gửi song song nhiều nhất 20 request, và 6 đến một host.',
      en: '`http.batch()` sends at most 20 requests in parallel, and 6 to one host.',
    },
    source: `${DOCS}/using-k6/k6-options/reference/`,
    test: [RUN_TEST, 'sends six requests of a batch at once, or as many as the options allow'],
  },
  {
    area: 'lifecycle',
    text: {
      vi: 'Phần init chạy một lần cho mỗi VU; `setup` và `teardown` mỗi hàm một lần, dữ liệu của `setup` đến mọi VU.',
      en: 'Init code runs once for each VU; `setup` and `teardown` run once each, and what `setup` returns reaches every VU.',
    },
    source: `${DOCS}/using-k6/test-lifecycle/`,
    test: [RULES_TEST, 'init code runs once for each VU, setup and teardown once'],
  },
  {
    area: 'lifecycle',
    text: {
      vi: 'Lỗi trong `setup`: không VU nào chạy, `teardown` cũng không; mã 107.',
      en: 'An error in `setup`: no VU runs, nor does `teardown`; exit code 107.',
    },
    source: `${DOCS}/using-k6/test-lifecycle/`,
    test: [RULES_TEST, 'an error in setup ends the test before any VU runs, with 107'],
  },
  {
    area: 'lifecycle',
    text: {
      vi: '`fail()` và lỗi trong hàm chỉ kết thúc một lượt.',
      en: '`fail()` and errors in the function end one iteration only.',
    },
    source: `${DOCS}/javascript-api/k6/fail/`,
    test: [RULES_TEST, 'fail() and errors end one iteration, not the test'],
  },
  {
    area: 'lifecycle',
    text: {
      vi: '`exec.test.abort()` dừng cả bài kiểm thử với mã 108; `teardown` vẫn chạy.',
      en: '`exec.test.abort()` ends the whole test with exit code 108; `teardown` still runs.',
    },
    source: `${DOCS}/javascript-api/k6-execution/`,
    test: [RULES_TEST, 'exec.test.abort() ends the test with 108, and teardown still runs'],
  },
  {
    area: 'lifecycle',
    text: {
      vi: '`SharedArray` được tạo một lần cho mọi VU và không sửa được.',
      en: 'A `SharedArray` is made once for all VUs and cannot be changed.',
    },
    source: `${DOCS}/javascript-api/k6-data/sharedarray/`,
    test: [RULES_TEST, 'SharedArray is made once for all VUs, and cannot be changed'],
  },
];
