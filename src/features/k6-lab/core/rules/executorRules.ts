import { DOCS, type Rule } from './types';

const RULES_TEST = 'engine/rules.test.ts';
const RUN_TEST = 'engine/runTest.test.ts';

export const EXECUTOR_RULES: readonly Rule[] = [
  {
    area: 'executors',
    text: {
      vi: '`shared-iterations`: các VU lấy lượt từ một kho chung, nên VU nhanh chạy nhiều lượt hơn.',
      en: '`shared-iterations`: the VUs take iterations from one stock, so a fast VU runs more of them.',
    },
    source: `${DOCS}/using-k6/scenarios/executors/shared-iterations/`,
    test: [RULES_TEST, 'shared-iterations: the VUs take from one stock, so a fast one takes more'],
  },
  {
    area: 'executors',
    text: {
      vi: '`per-vu-iterations`: mỗi VU chạy đúng số lượt của nó.',
      en: '`per-vu-iterations`: every VU runs exactly its number of iterations.',
    },
    source: `${DOCS}/using-k6/scenarios/executors/per-vu-iterations/`,
    test: [RULES_TEST, 'per-vu-iterations: every VU runs exactly its number'],
  },
  {
    area: 'executors',
    text: {
      vi: '`constant-vus`: số VU cố định lặp lại đến hết thời lượng.',
      en: '`constant-vus`: a fixed number of VUs repeat iterations until the duration has passed.',
    },
    source: `${DOCS}/using-k6/scenarios/executors/constant-vus/`,
    test: [RULES_TEST, 'constant-vus: VUs repeat until the duration, and an iteration that runs then may end'],
  },
  {
    area: 'executors',
    text: {
      vi: '`ramping-vus`: giữa hai mốc, số VU đi theo đường thẳng.',
      en: '`ramping-vus`: between two targets the number of VUs follows a straight line.',
    },
    source: `${DOCS}/using-k6/scenarios/executors/ramping-vus/`,
    test: [RUN_TEST, 'ramps virtual users along straight lines'],
  },
  {
    area: 'executors',
    text: {
      vi: '`gracefulRampDown`: VU thừa khi giảm tải được ngần ấy thời gian để chạy nốt lượt đang dở.',
      en: '`gracefulRampDown`: when VUs become fewer, those that must stop have this long to end their iteration.',
    },
    source: `${DOCS}/using-k6/scenarios/concepts/graceful-stop/`,
    test: [RULES_TEST, 'ramping-vus: gracefulRampDown lets iterations end before a VU is stopped'],
  },
  {
    area: 'executors',
    text: {
      vi: '`gracefulStop`: cuối kịch bản, lượt đang chạy được thêm 30 giây, hoặc ngần bạn đặt, rồi bị ngắt.',
      en: '`gracefulStop`: at the end of a scenario running iterations get 30 more seconds, or what you set, and are then interrupted.',
    },
    source: `${DOCS}/using-k6/scenarios/concepts/graceful-stop/`,
    test: [RUN_TEST, 'stops iterations that do not end within gracefulStop'],
  },
  {
    area: 'executors',
    text: {
      vi: '`constant-arrival-rate`: các lượt bắt đầu cách đều nhau, dù server nhanh hay chậm.',
      en: '`constant-arrival-rate`: iterations begin evenly spaced, however slow the server is.',
    },
    source: `${DOCS}/using-k6/scenarios/executors/constant-arrival-rate/`,
    test: [RULES_TEST, 'constant-arrival-rate: iterations begin evenly spaced, whatever the server does'],
  },
  {
    area: 'executors',
    text: {
      vi: '`ramping-arrival-rate`: tốc độ đi theo các đoạn; số lượt là diện tích dưới đường tốc độ.',
      en: '`ramping-arrival-rate`: the rate follows the stages; the number of iterations is the area below its line.',
    },
    source: `${DOCS}/using-k6/scenarios/executors/ramping-arrival-rate/`,
    test: [RULES_TEST, 'ramping-arrival-rate: the rate follows the stages along straight lines'],
  },
  {
    area: 'executors',
    text: {
      vi: 'Khi không còn VU rảnh, k6 tạo thêm đến `maxVUs`.',
      en: 'When no VU is free, k6 makes more of them, up to `maxVUs`.',
    },
    source: `${DOCS}/using-k6/scenarios/concepts/arrival-rate-vu-allocation/`,
    test: [RULES_TEST, 'arrival rates make VUs beyond preAllocatedVUs when none is free, up to maxVUs'],
  },
  {
    area: 'executors',
    text: {
      vi: 'Không đặt `maxVUs` thì nó bằng `preAllocatedVUs`.',
      en: 'Without `maxVUs` it equals `preAllocatedVUs`.',
    },
    source: `${DOCS}/using-k6/scenarios/executors/constant-arrival-rate/`,
    test: [RULES_TEST, 'maxVUs is preAllocatedVUs if it is not given'],
  },
  {
    area: 'executors',
    text: {
      vi: '`dropped_iterations`: lượt đến hạn mà không có VU rảnh bị bỏ và được đếm.',
      en: '`dropped_iterations`: an iteration that is due while no VU is free is dropped and counted.',
    },
    source: `${DOCS}/using-k6/scenarios/concepts/dropped-iterations/`,
    test: [RUN_TEST, 'drops iterations when no virtual user is free'],
  },
  {
    area: 'executors',
    text: {
      vi: '`dropped_iterations` cũng đếm những lượt còn lại khi hết `maxDuration`.',
      en: '`dropped_iterations` also counts the iterations that are left at `maxDuration`.',
    },
    source: `${DOCS}/using-k6/scenarios/concepts/dropped-iterations/`,
    test: [RULES_TEST, 'dropped_iterations counts what is left of a stock at maxDuration'],
  },
  {
    area: 'executors',
    text: {
      vi: 'Các kịch bản chạy song song; `startTime` hoãn một kịch bản.',
      en: 'Scenarios run side by side; `startTime` delays one.',
    },
    source: `${DOCS}/using-k6/scenarios/`,
    test: [RULES_TEST, 'startTime delays a scenario, and scenarios run side by side'],
  },
  {
    area: 'executors',
    text: {
      vi: 'Mỗi kịch bản có hàm, tag và biến môi trường riêng.',
      en: 'Each scenario has its own function, tags and environment variables.',
    },
    source: `${DOCS}/using-k6/scenarios/`,
    test: [RUN_TEST, 'runs scenarios with their own functions, times, tags and variables'],
  },
  {
    area: 'executors',
    text: {
      vi: '`externally-controlled` không còn từ phiên bản 2.0.',
      en: '`externally-controlled` was removed in version 2.0.',
    },
    source: `${DOCS}/get-started/migrating-to-v2/`,
    test: ['engine/badScripts.test.ts', "executor: 'externally-controlled'"],
  },
];
