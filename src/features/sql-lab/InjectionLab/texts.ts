import { translate } from '@docusaurus/Translate';
import type { Prediction } from '../core/injection/injection';
import type { InjectionProgram, PresetName, ProgramVersion } from '../core/injection/injectionPrograms';

export function titleOf(id: InjectionProgram['id']): string {
  switch (id) {
    case 'search':
      return translate({
        id: 'sqlLab.InjectionLab.search',
        message: 'Ô tìm sách theo tên',
        description: 'Title of a lab: a program of the bookshop that searches books by title',
      });
    case 'login':
      return translate({
        id: 'sqlLab.InjectionLab.login',
        message: 'Đăng nhập bằng email và số điện thoại',
        description: 'Title of a lab: a program of the bookshop that customers log in with',
      });
    case 'sort':
      return translate({
        id: 'sqlLab.InjectionLab.sort',
        message: 'Chọn cột để sắp xếp danh sách sách',
        description: 'Title of a lab: a program of the bookshop that lists books in an order of choice',
      });
  }
}

export function goalText(id: InjectionProgram['id']): string {
  switch (id) {
    case 'search':
      return translate({
        id: 'sqlLab.InjectionLab.searchGoal',
        message: 'Làm bản ghép chuỗi trả về email của một khách hàng.',
        description: 'Task of a lab on SQL injection',
      });
    case 'login':
      return translate({
        id: 'sqlLab.InjectionLab.loginGoal',
        message:
          'Vào bản ghép chuỗi với tư cách Lê Hoàng Anh (anh.le@example.com), chỉ đúng một hàng, mà không biết số điện thoại.',
        description: 'Task of a lab on SQL injection: enter as this customer without knowing the phone number',
      });
    case 'sort':
      return translate({
        id: 'sqlLab.InjectionLab.sortGoal',
        message:
          'Làm thứ tự của danh sách phụ thuộc vào bảng lương (employees.salary): nhìn thứ tự là đoán được lương.',
        description: 'Task of a lab on SQL injection: make the order of the books depend on salaries',
      });
  }
}

export function fieldLabel(field: InjectionProgram['fields'][number]): string {
  switch (field) {
    case 'words':
      return translate({
        id: 'sqlLab.InjectionLab.words',
        message: 'Từ cần tìm',
        description: 'Label of a field: words to search for',
      });
    case 'email':
      return translate({
        id: 'sqlLab.InjectionLab.email',
        message: 'Email',
        description: 'Label of a field: the email of a customer',
      });
    case 'phone':
      return translate({
        id: 'sqlLab.InjectionLab.phone',
        message: 'Số điện thoại',
        description: 'Label of a field: the phone number of a customer',
      });
    case 'column':
      return translate({
        id: 'sqlLab.InjectionLab.column',
        message: 'Sắp xếp theo',
        description: 'Label of a field: the column that books are ordered by',
      });
  }
}

export function presetLabel(name: PresetName): string {
  switch (name) {
    case 'ordinary':
      return translate({
        id: 'sqlLab.InjectionLab.ordinary',
        message: 'bình thường',
        description: 'Button: fill in an ordinary input',
      });
    case 'apostrophe':
      return translate({
        id: 'sqlLab.InjectionLab.apostrophe',
        message: 'có dấu nháy',
        description: 'Button: fill in an input with an apostrophe',
      });
    case 'tautology':
      return translate({
        id: 'sqlLab.InjectionLab.tautology',
        message: 'luôn đúng',
        description: 'Button: fill in an attack whose condition is always true',
      });
    case 'union':
      return translate({
        id: 'sqlLab.InjectionLab.union',
        message: 'UNION bảng khác',
        description: 'Button: fill in an attack that reads another table by UNION',
      });
    case 'comment':
      return translate({
        id: 'sqlLab.InjectionLab.comment',
        message: 'chú thích cắt đuôi',
        description: 'Button: fill in an attack whose comment cuts off the rest of the query',
      });
    case 'stacked':
      return translate({
        id: 'sqlLab.InjectionLab.stacked',
        message: 'câu lệnh thứ hai',
        description: 'Button: fill in an attack that adds a second statement',
      });
    case 'expression':
      return translate({
        id: 'sqlLab.InjectionLab.expression',
        message: 'một biểu thức',
        description: 'Button: fill in an expression in place of a column',
      });
  }
}

export function versionLabel(id: ProgramVersion['id']): string {
  switch (id) {
    case 'joined':
      return translate({
        id: 'sqlLab.InjectionLab.joined',
        message: 'Ghép chuỗi',
        description: 'Name of a version of a program: the query is built by joining strings',
      });
    case 'bound':
      return translate({
        id: 'sqlLab.InjectionLab.bound',
        message: 'Tham số',
        description: 'Name of a version of a program: the query has a bound parameter',
      });
    case 'quoted':
      return translate({
        id: 'sqlLab.InjectionLab.quoted',
        message: 'Dấu ? trong nháy',
        description: 'Name of a version of a program: the placeholder stands inside quotes',
      });
    case 'filtered':
      return translate({
        id: 'sqlLab.InjectionLab.filtered',
        message: 'Lọc từ cấm',
        description: 'Name of a version of a program: dangerous words are removed from the input',
      });
    case 'half':
      return translate({
        id: 'sqlLab.InjectionLab.half',
        message: 'Một tham số, một chuỗi ghép',
        description: 'Name of a version of a program: one value is bound, the other is joined',
      });
    case 'allowList':
      return translate({
        id: 'sqlLab.InjectionLab.allowList',
        message: 'Danh sách cho phép',
        description: 'Name of a version of a program: the input must be in a list of allowed names',
      });
  }
}

export function predictionLabel(prediction: Prediction): string {
  switch (prediction) {
    case 'same':
      return translate({
        id: 'sqlLab.InjectionLab.same',
        message: 'vẫn những hàng ấy, theo thứ tự ấy',
        description: 'Prediction: the second program returns the same rows as the first',
      });
    case 'none':
      return translate({
        id: 'sqlLab.InjectionLab.none',
        message: 'không hàng nào',
        description: 'Prediction: the second program returns no row',
      });
    case 'other':
      return translate({
        id: 'sqlLab.InjectionLab.other',
        message: 'hàng khác, hoặc thứ tự khác',
        description: 'Prediction: the second program returns other rows, or the same ones in another order',
      });
    case 'error':
      return translate({
        id: 'sqlLab.InjectionLab.error',
        message: 'một lỗi hoặc lời từ chối',
        description: 'Prediction: the second program refuses the input, or the engine reports an error',
      });
  }
}
