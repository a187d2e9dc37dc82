import { DOCS, type Rule } from './types';

const RULES_TEST = 'engine/rules.test.ts';
const RUN_TEST = 'engine/runTest.test.ts';

export const RESULT_RULES: readonly Rule[] = [
  {
    area: 'measures',
    text: {
      vi: 'Check sai không làm bài kiểm thử thất bại; chỉ ngưỡng làm được.',
      en: 'A failed check does not fail the test; only a threshold does.',
    },
    source: `${DOCS}/using-k6/checks/`,
    test: [RUN_TEST, 'do not look at checks: a failed check ends with 0'],
  },
  {
    area: 'measures',
    text: {
      vi: '`http_req_failed`: mã 200 đến 399 là thành công, trừ khi `expectedStatuses` nói khác.',
      en: '`http_req_failed`: statuses from 200 to 399 are a success, unless `expectedStatuses` says otherwise.',
    },
    source: `${DOCS}/javascript-api/k6-http/set-response-callback/`,
    test: [RULES_TEST, 'http_req_failed counts statuses from 200 to 399 as success, unless told otherwise'],
  },
  {
    area: 'measures',
    text: {
      vi: 'Request hết hạn sau 60 giây, hoặc `timeout` của nó: mã 0, lỗi 1050.',
      en: 'A request ends after 60 seconds, or its `timeout`: status 0, error code 1050.',
    },
    source: `${DOCS}/javascript-api/error-codes/`,
    test: [RULES_TEST, 'a request ends after 60 s, or its own time limit, with status 0 and error code 1050'],
  },
  {
    area: 'measures',
    text: {
      vi: 'Group gắn tag `::tên`; group lồng nhau gắn cả hai tên.',
      en: 'A group adds the tag `::name`; a nested one has both names.',
    },
    source: `${DOCS}/using-k6/tags-and-groups/`,
    test: [RULES_TEST, 'a group tags its samples with ::name, and nested ones with both names'],
  },
  {
    area: 'measures',
    text: {
      vi: 'Mẫu đo của request mang các tag `method`, `status`, `name`, `url`, `group`, `scenario` và `expected_response`.',
      en: 'Samples of requests carry the tags `method`, `status`, `name`, `url`, `group`, `scenario` and `expected_response`.',
    },
    source: `${DOCS}/using-k6/tags-and-groups/`,
    test: [RULES_TEST, 'requests carry the tags method, name, status, url, group and scenario'],
  },
  {
    area: 'measures',
    text: {
      vi: 'Counter cộng dồn, Gauge giữ giá trị cuối, Rate là tỉ lệ khác 0, Trend có trung bình và bách phân vị.',
      en: 'A Counter adds up, a Gauge keeps the last value, a Rate is the share that is not 0, a Trend has averages and percentiles.',
    },
    source: `${DOCS}/javascript-api/k6-metrics/`,
    test: [RULES_TEST, 'Counter, Gauge, Rate and Trend add up as k6 does'],
  },
  {
    area: 'measures',
    text: {
      vi: 'Bách phân vị `p(N)` và trung vị nội suy tuyến tính giữa hai giá trị gần nhất của toàn bộ mẫu.',
      en: 'Percentiles `p(N)` and the median interpolate linearly between the two nearest of all values.',
    },
    source: `${DOCS}/javascript-api/k6-metrics/trend/`,
    test: ['core/metrics/Numbers.test.ts', 'interpolates between the two nearest ranks'],
  },
  {
    area: 'results',
    text: {
      vi: 'Một ngưỡng bị vượt: mã 99. Tất cả đạt: mã 0.',
      en: 'A threshold that is crossed: exit code 99. All met: exit code 0.',
    },
    source: `${DOCS}/using-k6/thresholds/`,
    test: [RUN_TEST, 'end with 99 when crossed'],
  },
  {
    area: 'results',
    text: {
      vi: '`abortOnFail` dừng bài kiểm thử khi ngưỡng bị vượt, sớm nhất là sau `delayAbortEval`.',
      en: '`abortOnFail` ends the test when the threshold is crossed, not before `delayAbortEval`.',
    },
    source: `${DOCS}/using-k6/thresholds/`,
    test: [RUN_TEST, 'abort the test, after a delay if they have one'],
  },
  {
    area: 'results',
    text: {
      vi: 'Ngưỡng có thể chỉ xét mẫu mang một tag, như `http_req_duration{scenario:buy}`.',
      en: 'A threshold can look at the samples with a tag only, as in `http_req_duration{scenario:buy}`.',
    },
    source: `${DOCS}/using-k6/thresholds/`,
    test: [RUN_TEST, 'measures groups, tags and its own metrics'],
  },
  {
    area: 'results',
    text: {
      vi: 'Chỉ số không có mẫu nào được so như số 0 khi phép thử kết thúc; riêng Rate không có giá trị, nên đạt mọi ngưỡng.',
      en: 'A metric without samples is compared as 0 when the test ends; only a Rate has no value then, and meets every threshold.',
    },
    source: 'https://github.com/grafana/k6/blob/v2.2.0/metrics/thresholds.go',
    test: [RUN_TEST, 'compare a metric without samples as 0 at the end, but a Rate without samples crosses none'],
  },
  {
    area: 'results',
    text: {
      vi: 'Mỗi loại chỉ số chỉ có những phép gộp của nó: Rate có `rate`, Trend có `avg`, `med`, `p(N)`…',
      en: 'Each type of metric has its own aggregations: a Rate has `rate`, a Trend `avg`, `med`, `p(N)` and others.',
    },
    source: `${DOCS}/using-k6/thresholds/`,
    test: ['engine/badScripts.test.ts', "http_req_failed: ['p(95)<500']"],
  },
  {
    area: 'results',
    text: {
      vi: 'Bách phân vị ngoài khoảng 0 đến 100 là lỗi (từ 2.1).',
      en: 'A percentile outside of 0 to 100 is an error (since 2.1).',
    },
    source: `${DOCS}/release-notes/v2.1.0/`,
    test: ['engine/badScripts.test.ts', "http_req_duration: ['p(101)<500']"],
  },
  {
    area: 'results',
    text: {
      vi: 'Cấu hình sai: mã 104, không gì được chạy.',
      en: 'A configuration that is not valid: exit code 104, and nothing runs.',
    },
    source: 'https://pkg.go.dev/go.k6.io/k6/errext/exitcodes',
    test: [RULES_TEST, 'a configuration that is not valid ends with 104 before anything runs'],
  },
  {
    area: 'results',
    text: {
      vi: 'Lỗi trong phần init: mã 107.',
      en: 'An error in the init code: exit code 107.',
    },
    source: 'https://pkg.go.dev/go.k6.io/k6/errext/exitcodes',
    test: [RULES_TEST, 'an error in the init code ends with 107'],
  },
  {
    area: 'results',
    text: {
      vi: 'Bản tóm tắt của Trend mặc định có `avg`, `min`, `med`, `max`, `p(90)`, `p(95)`.',
      en: 'By default the summary of a Trend has `avg`, `min`, `med`, `max`, `p(90)` and `p(95)`.',
    },
    source: `${DOCS}/using-k6/k6-options/reference/`,
    test: [RULES_TEST, 'the summary has avg, min, med, max, p(90) and p(95) of a Trend by default'],
  },
  {
    area: 'results',
    text: {
      vi: '`--summary-mode` là `compact`, `full` hoặc `disabled`.',
      en: '`--summary-mode` is `compact`, `full` or `disabled`.',
    },
    source: `${DOCS}/results-output/end-of-test/`,
    test: [RULES_TEST, '--summary-mode is compact, full or disabled'],
  },
  {
    area: 'results',
    text: {
      vi: '`handleSummary` nhận kết quả và quyết định in gì, ghi file nào.',
      en: '`handleSummary` gets the results and decides what is printed and which files are written.',
    },
    source: `${DOCS}/results-output/end-of-test/custom-summary/`,
    test: [RUN_TEST, 'has setup, teardown and handleSummary'],
  },
];
