import type { K6ExerciseDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const exercise: K6ExerciseDefinition = {
  doc: 'k6/part-03',
  title: { vi: 'Dừng sớm, nhưng không dừng lúc khởi động', en: 'Abort early, but not during the warm-up' },
  task: {
    vi: 'Máy chủ vừa khởi động thì chậm trong khoảng 10 giây đầu; điều đó được chấp nhận. Hãy để phép đo tự dừng với mã 99 trước khi hết hai phút nếu máy chủ chậm suốt (`p(95)` quá 500 ms), và chạy đủ 5 phút với mã 0 nếu nó chỉ chậm lúc đầu.',
    en: 'A server that has just started is slow for about 10 seconds, and that is accepted. Let the test abort with code 99 before two minutes have passed if the server stays slow (`p(95)` above 500 ms), and run for the full 5 minutes with code 0 if it is only slow at the beginning.',
  },
  command: 'k6 run script.js',
  presets: [
    {
      id: 'starting',
      name: { vi: 'Vừa khởi động', en: 'Just started' },
      server: {
        workers: 24,
        service: { kind: 'lognormal', mean: 80, spread: 0.25 },
        warmUp: { ms: 10_000, factor: 8 },
      },
    },
    {
      id: 'slow',
      name: { vi: 'Chậm suốt', en: 'Slow all the time' },
      server: { workers: 24, service: { kind: 'lognormal', mean: 900, spread: 0.25 } },
    },
  ],
  sliders: [],
  hints: [
    {
      vi: 'Một ngưỡng cũng viết được dưới dạng object: `threshold`, `abortOnFail`, `delayAbortEval`.',
      en: 'A threshold can also be an object: `threshold`, `abortOnFail`, `delayAbortEval`.',
    },
    {
      vi: '`delayAbortEval` hoãn việc xét, không bỏ mẫu. Sau 10 giây, những request chậm lúc đầu còn chiếm bao nhiêu phần trăm? Sau một phút?',
      en: '`delayAbortEval` postpones the evaluation, it does not drop samples. After 10 seconds, what share are the slow requests of the beginning? After a minute?',
    },
  ],
  answer: { kind: 'script' },
  why: {
    vi: 'Sau 10 giây, request chậm lúc khởi động còn chiếm hơn 5% số mẫu, nên `p(95)` vẫn quá 500 ms. Sau một phút chúng chỉ còn vài phần trăm. Tách 20 giây đầu thành một scenario riêng và đặt ngưỡng trên `{scenario:load}` cũng đúng: khi đó chúng không nằm trong số liệu.',
    en: 'After 10 seconds the slow requests of the start are still more than 5 % of the samples, so the `p(95)` is above 500 ms. After a minute they are a few percent. A scenario of its own for the first 20 seconds, and a threshold on `{scenario:load}`, is right as well: then they are not among the samples.',
  },
};
