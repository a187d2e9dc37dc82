import type { Difference } from './types';

export const DIFFERENCES: readonly Difference[] = [
  {
    what: {
      vi: 'Không có mạng: `http_req_blocked`, `connecting`, `tls_handshaking`, `sending` và `receiving` luôn là 0.',
      en: 'There is no network: `http_req_blocked`, `connecting`, `tls_handshaking`, `sending` and `receiving` are always 0.',
    },
    why: {
      vi: 'Server là mô hình ngay trong trang; thời gian đi lại được tính gộp vào `http_req_waiting`.',
      en: 'The server is a model within the page; the way there and back is part of `http_req_waiting`.',
    },
  },
  {
    what: {
      vi: 'Mã JavaScript không tốn thời gian: chỉ request và `sleep` làm đồng hồ chạy.',
      en: 'JavaScript takes no time: only requests and `sleep` make the clock move.',
    },
    why: {
      vi: 'Nhờ thế cùng một hạt giống luôn cho cùng kết quả. Máy chạy k6 thật có giới hạn CPU riêng.',
      en: 'That way the same seed always gives the same result. A machine that runs k6 has a limit of its own.',
    },
  },
  {
    what: {
      vi: 'Hết `setupTimeout` hoặc `teardownTimeout` cho mã 107; k6 có mã riêng là 100 và 101.',
      en: 'When `setupTimeout` or `teardownTimeout` has passed, the exit code is 107; k6 has 100 and 101 for them.',
    },
    why: {
      vi: 'Phòng thí nghiệm chỉ phân biệt những mã mà bài học dùng.',
      en: 'The lab tells apart only the codes that the lessons use.',
    },
  },
  {
    what: {
      vi: 'Không có trình duyệt, WebSocket, gRPC, cookie, HTML, `async`, `import` từ mạng và nhiều file.',
      en: 'There are no browsers, WebSockets, gRPC, cookies, HTML, `async`, imports from the net, nor several files.',
    },
    why: {
      vi: 'API nhà sách chỉ nói HTTP và JSON. Dùng đến chúng, script dừng với tên tính năng và số dòng.',
      en: 'The bookshop API speaks HTTP and JSON only. A script that uses them ends with their name and line.',
    },
  },
  {
    what: {
      vi: 'Không có file cấu hình, biến `K6_…` và đầu ra khác ngoài bản tóm tắt.',
      en: 'There are no configuration files, `K6_…` variables, nor outputs other than the summary.',
    },
    why: {
      vi: 'Trang chỉ có script và dòng lệnh.',
      en: 'The page has a script and a command line only.',
    },
  },
  {
    what: {
      vi: 'Nhiều nhất một triệu lượt và hai triệu request một lần chạy.',
      en: 'A run has at most a million iterations and two million requests.',
    },
    why: {
      vi: 'Để một chiếc điện thoại cũng chạy xong và đủ bộ nhớ.',
      en: 'So that a phone finishes, and has the memory for it.',
    },
  },
];
