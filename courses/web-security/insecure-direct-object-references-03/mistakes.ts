import type { Mistake } from '../../../src/features/web-lab/core/lab';

export const mistakes: readonly Mistake[] = [
  {
    id: 'whole-courier',
    fails: 'nested',
    message: {
      vi: 'Đơn đã được lọc, nhưng `courier` bên trong nó vẫn chứa số giấy tờ hoặc địa chỉ nhà. Đối tượng lồng nhau cũng cần danh sách của mình.',
      en: 'The delivery is filtered, but the `courier` inside it still has the identity number or the home address. A nested object needs a list of its own.',
    },
  },
  {
    id: 'one-route',
    fails: 'list',
    message: {
      vi: 'Một đường dẫn đã lọc, đường dẫn khác vẫn trả cùng đối tượng ấy. Hãy lọc ở một hàm mà mọi phản hồi cho khách đều dùng.',
      en: 'One route filters, another still returns the same object. Filter in one function that every response to customers uses.',
    },
  },
  {
    id: 'forgets-the-change',
    fails: 'after-change',
    message: {
      vi: 'Khi đọc thì đã lọc, nhưng câu trả lời của `PUT` vẫn chứa trường mà màn hình không có. Phản hồi của yêu cầu ghi cũng là phản hồi.',
      en: 'Reading is filtered, but the response to `PUT` still contains fields that the screen does not have. The response to a write is a response, too.',
    },
  },
  {
    id: 'client-chooses',
    fails: 'asked-for',
    message: {
      vi: 'Người gửi tự chọn mình nhận những trường nào. Lựa chọn ấy chỉ được phép nằm trong danh sách của máy chủ.',
      en: 'The sender chooses which fields to get. Such a choice may only be made within the list of the server.',
    },
  },
  {
    id: 'removes-known-fields',
    fails: 'new-field',
    message: {
      vi: 'Bạn bỏ những trường xấu mà bạn biết. Ở lần chấm này bảng dữ liệu có thêm trường nội bộ, và nó ra ngoài ngay. Hãy liệt kê trường được phép.',
      en: 'You remove the bad fields that you know. In this run the data have another internal field, and it went straight out. List the fields that are permitted.',
    },
  },
  {
    id: 'deletes-the-data',
    fails: 'dispatch',
    message: {
      vi: 'Bạn xóa trường khỏi chính dữ liệu, nên điều phối viên cũng mất. Hãy tạo một đối tượng mới cho phản hồi và giữ bản ghi nguyên vẹn.',
      en: 'You delete the fields from the data themselves, so the dispatcher loses them, too. Make a new object for the response and leave the record whole.',
    },
  },
  {
    id: 'returns-too-little',
    fails: 'own-data',
    message: {
      vi: 'Khách không còn nhận đủ những gì màn hình hiện. Danh sách được phép phải gồm mọi trường màn hình cần.',
      en: 'Customers no longer get everything that the screen shows. The list must have every field that the screen needs.',
    },
  },
];
