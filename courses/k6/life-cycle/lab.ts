import type { K6LabDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const lab: K6LabDefinition = {
  title: { vi: 'Bốn giai đoạn', en: 'Four stages' },
  intro: {
    vi: 'Chạy, rồi mở tab “Nhật ký”: mỗi dòng có thời điểm của nó. Thêm `console.log` ở ngoài các hàm, hoặc một `http.get` ở đó, rồi chạy lại.',
    en: 'Run it, then open the tab “Log”: each line has its time. Add a `console.log` outside of the functions, or an `http.get`, and run it again.',
  },
  command: 'k6 run script.js',
  presets: [
    { id: 'any', name: { vi: 'Đều', en: 'Steady' }, server: { workers: 1, service: { kind: 'fixed', mean: 500 } } },
  ],
  sliders: [],
};
