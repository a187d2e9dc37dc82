import type { Quiz } from '../../../src/features/quiz/core/quiz';

export const quiz: Quiz = {
  id: 'command-injection',
  questions: [
    {
      id: 'q01',
      prompt: {
        vi: "Một trang khác gọi `shell.run('head', [count, file])`. Người dùng gửi `count` là `-n 1; id`. Lệnh `id` có chạy không?",
        en: "Another site calls `shell.run('head', [count, file])`. A user sends `-n 1; id` as `count`. Does the command `id` run?",
      },
      choices: [
        {
          text: { vi: 'Có, vì có dấu `;`', en: 'Yes, because of the `;`' },
          why: {
            vi: 'Dấu `;` chỉ có nghĩa với shell, mà ở đây không có shell nào đọc nó.',
            en: 'Only a shell gives the `;` a meaning, and no shell reads it here.',
          },
        },
        {
          text: {
            vi: 'Không, nhưng người dùng vẫn chọn được một tham số của `head`',
            en: 'No, but the user still chooses an argument of `head`',
          },
          correct: true,
          why: {
            vi: 'Cả chuỗi là một tham số. Nếu nó bắt đầu bằng dấu `-`, chương trình có thể hiểu nó là tùy chọn: đó là CWE-88, và số thì nên đổi sang kiểu số trước.',
            en: 'The whole string is one argument. If it starts with a `-`, the program may take it as an option: that is CWE-88, and a number should be converted to a number first.',
          },
        },
        {
          text: { vi: 'Không, và không còn gì phải lo', en: 'No, and there is nothing else to think about' },
          why: {
            vi: 'Tùy chọn và đường dẫn vẫn do người gửi chọn. Có chương trình mà một tùy chọn đủ để ghi tệp hay chạy lệnh.',
            en: 'The sender still chooses options and paths. There are programs in which one option is enough to write a file or run a command.',
          },
        },
      ],
    },
    {
      id: 'q02',
      prompt: {
        vi: 'Máy chủ chạy `ping -c 1 "<địa chỉ>"` qua shell, và chỉ hiện “có” hoặc “không”. Kẻ tấn công không thấy kết quả lệnh nào. Vậy đã an toàn chưa?',
        en: 'A server runs `ping -c 1 "<address>"` through a shell, and shows only “yes” or “no”. An attacker never sees the output of a command. Is that safe?',
      },
      choices: [
        {
          text: { vi: 'Rồi, vì không lệnh nào lộ kết quả', en: 'Yes, because no output is shown' },
          why: {
            vi: 'Lệnh vẫn chạy: nó có thể xóa tệp, gửi dữ liệu ra ngoài, hoặc trả lời bằng thời gian chờ.',
            en: 'The command still runs: it can delete files, send data out, or answer by the time it takes.',
          },
        },
        {
          text: {
            vi: 'Chưa: “có” hay “không” đã là một câu trả lời',
            en: 'No: “yes” or “no” is an answer already',
          },
          correct: true,
          why: {
            vi: 'Với `"; grep -q … tệp #`, “có” nghĩa là tệp chứa chữ ấy. Hỏi nhiều lần thì đọc được cả tệp.',
            en: 'With `"; grep -q … file #`, “yes” means that the file contains that text. With enough questions, the whole file can be read.',
          },
        },
      ],
    },
  ],
};
