import type { Mistake } from '../../../src/features/web-lab/core/lab';

export const mistakes: readonly Mistake[] = [
  {
    id: 'status-only',
    fails: 'accept',
    mark: /json\(data\.members,/,
    message: {
      vi: 'Mã trạng thái đã là 403, nhưng thân phản hồi vẫn chứa cả danh sách. Người gửi đọc thân, không đọc mã.',
      en: 'The status is 403 now, but the body still contains the whole list. Attackers read the body, not the status.',
    },
  },
  {
    id: 'drops-the-phone',
    fails: 'accept',
    mark: /map\(\(\{|phone,?\.\.\.|\.\.\.rest/,
    message: {
      vi: 'Bạn bỏ số điện thoại, nhưng nhân viên vẫn nhận được tên và số thẻ của mọi hội viên. Trang HTML không cho xem danh sách; dạng khác cũng phải vậy.',
      en: 'You left out the phone numbers, but employees still get names and card numbers of all members. The HTML page does not show them the list; no other format may either.',
    },
  },
  {
    id: 'blocks-one-account',
    fails: 'accept',
    mark: /[=!]==?'(?:thu|dung|giang|yen)'/,
    message: {
      vi: 'Bạn chặn một tài khoản có tên. Nhân viên khác vẫn nhận được danh sách. Hãy so vai trò, không so tên.',
      en: 'You block one account by its name. Other employees still get the list. Compare roles, not names.',
    },
  },
  {
    id: 'ignores-content-type',
    fails: 'accept',
    message: {
      vi: 'Nhánh JSON vẫn không hỏi vai trò. Bớt một cách xin dạng ấy thì cách còn lại vẫn vào được.',
      en: 'The JSON branch still does not ask for the role. If you remove one way to ask for that form, the other still works.',
    },
  },
  {
    id: 'checks-accept',
    fails: 'content-type',
    message: {
      vi: 'Bạn chỉ kiểm tra khi `Accept` nhắc tới JSON. `Content-Type` cũng dẫn đến nhánh đó. Hãy kiểm tra theo dữ liệu sẽ trả, không theo cách xin.',
      en: 'You check only if `Accept` mentions JSON. `Content-Type` leads to the same branch. Check by what will be sent, not by how it was requested.',
    },
  },
  {
    id: 'checks-headers',
    fails: 'parameter',
    message: {
      vi: 'Bạn kiểm tra khi header xin JSON, nhưng tham số `format` thắng header và bỏ qua phép kiểm tra.',
      en: 'You check if a header asks for JSON, but the parameter `format` overrides the headers and skips the check.',
    },
  },
  {
    id: 'guards-json',
    fails: 'file',
    message: {
      vi: 'HTML và JSON đã hỏi vai trò, còn CSV thì chưa. Mỗi nhánh một phép kiểm tra thì luôn có nhánh bị quên: hãy kiểm tra một lần, trước khi chọn dạng.',
      en: 'HTML and JSON ask for the role now, CSV does not. With one check in each branch, one branch is forgotten: check once, before the format is chosen.',
    },
  },
  {
    id: 'trusts-a-cookie',
    fails: 'claims',
    message: {
      vi: 'Vai trò nằm trong một giá trị mà người gửi tự viết. Hãy đọc vai trò của tài khoản trong phiên.',
      en: 'The role is in a value that the sender writes. Read the role of the account in the session.',
    },
  },
  {
    id: 'asks-the-referer',
    fails: 'manager-data',
    mark: /referer/i,
    message: {
      vi: '`Referer` do người gửi viết, nên không chứng minh được gì. Phần mềm của quản lý lại không gửi nó, nên bị từ chối oan.',
      en: '`Referer` is written by the sender and proves nothing. The software of the manager does not send it and is refused.',
    },
  },
  {
    id: 'drops-the-csv',
    fails: 'manager-data',
    mark: /^(?!.*'csv')/,
    message: {
      vi: 'Quản lý xin CSV mà không còn nhận được CSV. Bản vá phải giữ cả ba dạng cho người có quyền.',
      en: 'A manager who asks for CSV no longer gets CSV. A patch must keep all three forms for those who may see them.',
    },
  },
  {
    id: 'refuses-data',
    fails: 'manager-data',
    message: {
      vi: 'Quản lý không còn đủ hai dạng JSON và CSV. Bản vá phải giữ cả hai cho người có quyền.',
      en: 'The manager no longer gets both JSON and CSV. A patch must keep the two for those who may see them.',
    },
  },
];
