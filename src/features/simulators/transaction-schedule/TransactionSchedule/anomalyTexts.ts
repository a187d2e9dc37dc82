import { translate } from '@docusaurus/Translate';
import type { Anomaly } from '../core/anomalies';

/** Describes an anomaly in a sentence. */
export function anomalyText(anomaly: Anomaly): string {
  const texts: Readonly<Record<Anomaly, string>> = {
    oversold: translate({
      id: 'simulators.TransactionSchedule.oversold',
      message: 'Bán quá số cuốn có trong kho: cả hai phiên đều COMMIT, mà chỉ có một cuốn.',
      description: 'Anomaly: more was sold than there is',
    }),
    lostUpdate: translate({
      id: 'simulators.TransactionSchedule.lostUpdate',
      message:
        'Mất cập nhật (lost update): hai phiên tính từ cùng một giá trị cũ, nên giá trị ghi sau đè lên giá trị ghi trước.',
      description: 'Anomaly: lost update',
    }),
    dirtyRead: translate({
      id: 'simulators.TransactionSchedule.dirtyRead',
      message: 'Đọc bẩn (dirty read): một phiên đọc giá trị mà phiên kia chưa COMMIT.',
      description: 'Anomaly: dirty read',
    }),
    nonRepeatableRead: translate({
      id: 'simulators.TransactionSchedule.nonRepeatableRead',
      message:
        'Đọc không lặp lại được (non-repeatable read): cùng một truy vấn trong một giao dịch trả về hai giá trị khác nhau.',
      description: 'Anomaly: non-repeatable read',
    }),
    readSkew: translate({
      id: 'simulators.TransactionSchedule.readSkew',
      message: 'Đọc lệch (read skew): hai giá trị mà báo cáo đọc không thuộc cùng một thời điểm, nên tổng bị sai.',
      description: 'Anomaly: read skew',
    }),
    phantom: translate({
      id: 'simulators.TransactionSchedule.phantom',
      message: 'Hàng bóng ma (phantom): lần đếm thứ hai gặp một hàng mà lần thứ nhất không có.',
      description: 'Anomaly: phantom',
    }),
    writeSkew: translate({
      id: 'simulators.TransactionSchedule.writeSkew',
      message:
        'Ghi lệch (write skew): mỗi phiên đã kiểm tra điều kiện, nhưng hai thay đổi gộp lại làm điều kiện bị sai.',
      description: 'Anomaly: write skew',
    }),
    deadlock: translate({
      id: 'simulators.TransactionSchedule.deadlock',
      message: 'Deadlock: hai phiên chờ lẫn nhau, nên máy chủ đã hủy một phiên.',
      description: 'Anomaly: deadlock',
    }),
  };
  return texts[anomaly];
}

/** Names an anomaly in a word or two. */
export function anomalyName(anomaly: Anomaly): string {
  const names: Readonly<Record<Anomaly, string>> = {
    oversold: translate({
      id: 'simulators.TransactionSchedule.nameOversold',
      message: 'bán quá số cuốn',
      description: 'Name of an anomaly: oversold',
    }),
    lostUpdate: translate({
      id: 'simulators.TransactionSchedule.nameLostUpdate',
      message: 'mất cập nhật',
      description: 'Name of an anomaly: lost update',
    }),
    dirtyRead: translate({
      id: 'simulators.TransactionSchedule.nameDirtyRead',
      message: 'đọc bẩn',
      description: 'Name of an anomaly: dirty read',
    }),
    nonRepeatableRead: translate({
      id: 'simulators.TransactionSchedule.nameNonRepeatableRead',
      message: 'đọc không lặp lại được',
      description: 'Name of an anomaly: non-repeatable read',
    }),
    readSkew: translate({
      id: 'simulators.TransactionSchedule.nameReadSkew',
      message: 'đọc lệch',
      description: 'Name of an anomaly: read skew',
    }),
    phantom: translate({
      id: 'simulators.TransactionSchedule.namePhantom',
      message: 'hàng bóng ma',
      description: 'Name of an anomaly: phantom',
    }),
    writeSkew: translate({
      id: 'simulators.TransactionSchedule.nameWriteSkew',
      message: 'ghi lệch',
      description: 'Name of an anomaly: write skew',
    }),
    deadlock: 'deadlock',
  };
  return names[anomaly];
}

/** The task of an exercise: what the reader has to find. */
export function taskOf(goal: Anomaly): string {
  const texts: Readonly<Record<Anomaly, string>> = {
    oversold: translate({
      id: 'simulators.TransactionSchedule.findOversold',
      message: 'Hãy tìm một lịch mà nhà sách bán cuốn cuối cùng hai lần.',
      description: 'Exercise: find a schedule that oversells',
    }),
    lostUpdate: translate({
      id: 'simulators.TransactionSchedule.findLostUpdate',
      message: 'Hãy tìm một lịch mà một trong hai lần cập nhật bị mất.',
      description: 'Exercise: find a schedule with a lost update',
    }),
    dirtyRead: translate({
      id: 'simulators.TransactionSchedule.findDirtyRead',
      message: 'Hãy tìm một lịch mà phiên B đọc giá trị chưa COMMIT.',
      description: 'Exercise: find a schedule with a dirty read',
    }),
    nonRepeatableRead: translate({
      id: 'simulators.TransactionSchedule.findNonRepeatableRead',
      message: 'Hãy tìm một lịch mà cùng một truy vấn trả về hai giá trị khác nhau.',
      description: 'Exercise: find a schedule with a non-repeatable read',
    }),
    readSkew: translate({
      id: 'simulators.TransactionSchedule.findReadSkew',
      message: 'Hãy tìm một lịch mà hai số của báo cáo cộng lại không bằng 40.',
      description: 'Exercise: find a schedule whose report has a wrong total',
    }),
    phantom: translate({
      id: 'simulators.TransactionSchedule.findPhantom',
      message: 'Hãy tìm một lịch mà hai lần đếm ra hai số khác nhau.',
      description: 'Exercise: find a schedule with a phantom',
    }),
    writeSkew: translate({
      id: 'simulators.TransactionSchedule.findWriteSkew',
      message: 'Hãy tìm một lịch mà cuối cùng không còn ai trực.',
      description: 'Exercise: find a schedule after which nobody is on call',
    }),
    deadlock: translate({
      id: 'simulators.TransactionSchedule.findDeadlock',
      message: 'Hãy tìm một lịch dẫn đến deadlock.',
      description: 'Exercise: find a schedule with a deadlock',
    }),
  };
  return texts[goal];
}
