import { translate } from '@docusaurus/Translate';
import { LIMITS, type NoteCode } from '../core/types';

/** Explains what the real DEBUG does not: why a line was refused, or why a program stopped. */
export function describeNote(note: NoteCode, about: string): string {
  switch (note) {
    case 'unknownInstruction':
      return translate(
        {
          id: 'simulators.DosDebug.unknownInstruction',
          message: 'Không có lệnh {about} trong tập lệnh 8086 mà bài này dùng.',
          description: 'The assembler does not know the instruction',
        },
        { about },
      );
    case 'badOperands':
      return translate(
        {
          id: 'simulators.DosDebug.badOperands',
          message: 'Lệnh này không nhận các toán hạng như thế: {about}',
          description: 'No form of the instruction takes these operands',
        },
        { about },
      );
    case 'badOperand':
      return translate(
        {
          id: 'simulators.DosDebug.badOperand',
          message:
            '“{about}” không phải thanh ghi, số hex hay [địa chỉ]. DEBUG không có nhãn và không nhận ký tự trong dấu nháy ở đây.',
          description: 'An operand cannot be read',
        },
        { about },
      );
    case 'sizeNeeded':
      return translate({
        id: 'simulators.DosDebug.sizeNeeded',
        message: 'Không rõ là một byte hay hai byte: hãy thêm BYTE PTR hoặc WORD PTR.',
        description: 'The width of a memory operand is unknown',
      });
    case 'sizeMismatch':
      return translate({
        id: 'simulators.DosDebug.sizeMismatch',
        message: 'Hai toán hạng khác độ rộng: 8 bit với 16 bit.',
        description: 'The operands differ in width',
      });
    case 'tooLarge':
      return translate({
        id: 'simulators.DosDebug.tooLarge',
        message: 'Số quá lớn: thanh ghi 16 bit chứa tới FFFF, 8 bit tới FF.',
        description: 'A number does not fit',
      });
    case 'tooFar':
      return translate({
        id: 'simulators.DosDebug.tooFar',
        message: 'Đích quá xa: lệnh nhảy có điều kiện, LOOP và JMP SHORT chỉ tới được −128…+127 byte.',
        description: 'A conditional jump reaches only so far',
      });
    case 'overrideInside':
      return translate({
        id: 'simulators.DosDebug.overrideInside',
        message: 'Trong DEBUG, tiền tố đoạn đứng trước lệnh, ví dụ ES:MOV AL,[SI].',
        description: 'A segment prefix stands before the instruction',
      });
    case 'badString':
      return translate(
        {
          id: 'simulators.DosDebug.badString',
          message: 'Chuỗi cần có hai dấu nháy và chỉ gồm ký tự ASCII: {about}',
          description: 'A text cannot be read',
        },
        { about },
      );
    case 'unknownCommand':
    case 'commandNotHere':
      return describeCommand(note, about);
    case 'badNumber':
      return translate({
        id: 'simulators.DosDebug.badNumber',
        message: 'Cần một số hex, tối đa bốn chữ số; một byte thì tối đa hai.',
        description: 'A hexadecimal number is needed',
      });
    case 'badAddress':
      return translate({
        id: 'simulators.DosDebug.badAddress',
        message: 'Cần một địa chỉ, ví dụ 100 hoặc DS:100.',
        description: 'An address is needed',
      });
    case 'badRange':
      return translate({
        id: 'simulators.DosDebug.badRange',
        message: 'Địa chỉ cuối nằm trước địa chỉ đầu hoặc quá FFFF.',
        description: 'The range is empty or too long',
      });
    case 'badList':
      return translate({
        id: 'simulators.DosDebug.badList',
        message: 'Cần các byte hex hoặc chuỗi trong dấu nháy, ví dụ 41 42 "abc".',
        description: 'A list of bytes is needed',
      });
    case 'unexpected':
      return translate(
        {
          id: 'simulators.DosDebug.unexpected',
          message: 'Lệnh này không nhận thêm “{about}”.',
          description: 'The command takes nothing more',
        },
        { about },
      );
    case 'unknownRegister':
      return translate(
        {
          id: 'simulators.DosDebug.unknownRegister',
          message: 'BR: không có thanh ghi {about}.',
          description: 'There is no such register',
        },
        { about },
      );
    case 'badFlag':
      return translate(
        {
          id: 'simulators.DosDebug.badFlag',
          message: 'BF: “{about}” không phải tên cờ; viết như OV NV, ZR NZ, CY NC.',
          description: 'There is no such flag',
        },
        { about },
      );
    case 'nameNeeded':
      return translate({
        id: 'simulators.DosDebug.nameNeeded',
        message: 'Hãy đặt tên tệp trước bằng lệnh N.',
        description: 'A file name is needed',
      });
    default:
      return describeStop(note, about);
  }
}

function describeCommand(note: 'unknownCommand' | 'commandNotHere', about: string): string {
  const commands = 'A D E G H N P Q R T U W';
  return note === 'commandNotHere'
    ? translate(
        {
          id: 'simulators.DosDebug.commandNotHere',
          message: 'Bản mô phỏng không có lệnh {about}; các lệnh có ở đây: {commands}.',
          description: 'A command of DEBUG that the simulator lacks',
        },
        { about, commands },
      )
    : translate(
        {
          id: 'simulators.DosDebug.unknownCommand',
          message: 'DEBUG không có lệnh {about}; các lệnh có ở đây: {commands}.',
          description: 'DEBUG has no such command',
        },
        { about, commands },
      );
}

function describeStop(note: NoteCode, about: string): string {
  switch (note) {
    case 'tooLong':
      return translate(
        {
          id: 'simulators.DosDebug.tooLong',
          message:
            'Đã dừng ở {about}: cả phiên chỉ chạy được {limit} lệnh (mỗi vòng của REP tính như một lệnh). Có lẽ một vòng lặp không có điểm dừng: hãy lùi lại và sửa nó.',
          description: 'The program ran too long',
        },
        { about, limit: LIMITS.work },
      );
    case 'ranIntoEmpty':
      return translate(
        {
          id: 'simulators.DosDebug.ranIntoEmpty',
          message: 'Đã dừng ở {about}: chương trình chạy sang vùng nhớ trống. Có phải thiếu INT 20 ở cuối?',
          description: 'The program ran past its end',
        },
        { about },
      );
    case 'tooMuchOutput':
      return translate({
        id: 'simulators.DosDebug.tooMuchOutput',
        message: 'Đã dừng: chương trình in ra quá nhiều.',
        description: 'The program prints too much',
      });
    case 'noDollar':
      return translate({
        id: 'simulators.DosDebug.noDollar',
        message: 'INT 21h, AH=09 in tới dấu $; ở DS:DX không thấy dấu nào.',
        description: 'The text to print has no dollar sign',
      });
    case 'unsupportedInterrupt':
      return translate(
        {
          id: 'simulators.DosDebug.unsupportedInterrupt',
          message: 'Bản mô phỏng chỉ có INT 20h, INT 21h và INT 3, không có INT {about}h.',
          description: 'The interrupt is not simulated',
        },
        { about },
      );
    case 'unsupportedService':
      return translate(
        {
          id: 'simulators.DosDebug.unsupportedService',
          message: 'INT 21h, AH={about} không có ở đây; có 00, 01, 02, 07, 08, 09 và 4C.',
          description: 'The DOS service is not simulated',
        },
        { about },
      );
    case 'keyNeeded':
      return translate({
        id: 'simulators.DosDebug.keyNeeded',
        message: 'Chương trình chờ phím: gõ sẵn vào ô Bàn phím rồi chạy lại.',
        description: 'The program waits for a key',
      });
    case 'invalidInstruction':
      return translate(
        {
          id: 'simulators.DosDebug.invalidInstruction',
          message: 'Byte ở {about} không phải lệnh của 8086.',
          description: 'The bytes are no instruction',
        },
        { about },
      );
    case 'halted':
      return translate({
        id: 'simulators.DosDebug.halted',
        message: 'HLT: bộ xử lý dừng, chờ ngắt. Ở đây không có ngắt nào tới.',
        description: 'The processor has halted',
      });
    case 'quit':
      return translate({
        id: 'simulators.DosDebug.quit',
        message: 'DEBUG đã thoát. Hãy bấm “Lùi một bước” hoặc “Đặt lại” để dùng tiếp.',
        description: 'DEBUG has ended',
      });
    case 'afterQuit':
      return translate({
        id: 'simulators.DosDebug.afterQuit',
        message: 'DEBUG đã thoát, nên dòng này không có tác dụng.',
        description: 'A line typed after DEBUG ended',
      });
    default:
      return note;
  }
}
