import { translate } from '@docusaurus/Translate';
import type { ExpressionProblem } from '../core/expression';
import type { ValueType } from '../core/types';

/** Says in the page's language why a condition was refused. */
export function describeExpressionProblem(problem: ExpressionProblem): string {
  switch (problem.code) {
    case 'empty':
      return translate({
        id: 'simulators.Relation.emptyCondition',
        message: 'Cần một điều kiện. Muốn giữ mọi cặp hàng, hãy viết TRUE.',
        description: 'A condition was left empty',
      });
    case 'tooLong':
      return translate(
        {
          id: 'simulators.Relation.tooLong',
          message: 'Điều kiện ở đây dài nhiều nhất {limit} ký tự.',
          description: 'A condition is too long',
        },
        { limit: problem.limit },
      );
    case 'character':
      return describeCharacter(problem.found);
    case 'unclosedText':
      return translate({
        id: 'simulators.Relation.unclosedText',
        message: 'Có dấu nháy đơn chưa đóng.',
        description: 'A quoted text in a condition is not closed',
      });
    case 'unexpected':
      return problem.found === '' ? describeEnd() : describeUnexpected(problem.found);
    case 'unknownColumn':
    case 'unknownTable':
    case 'ambiguousColumn':
      return describeName(problem.code, { found: problem.found, known: problem.known.join(', ') });
    case 'unknownCall':
      return translate(
        {
          id: 'simulators.Relation.unknownCall',
          message: 'Ở đây không dùng được hàm {found}.',
          description: 'A function is called where none may be',
        },
        { found: problem.found },
      );
    case 'wrongArgument':
      return translate(
        {
          id: 'simulators.Relation.wrongArgument',
          message: 'Hàm {found} không nhận {type}.',
          description: 'A function was given a value of a wrong type',
        },
        { found: problem.found, type: typeName(problem.got) },
      );
    case 'typeMix':
      return translate(
        {
          id: 'simulators.Relation.typeMix',
          message:
            'Phép {operator} ở đây so sánh {left} với {right}: hai vế phải cùng kiểu. Chuỗi được viết trong dấu nháy đơn, số thì không.',
          description: 'A number is compared with a text',
        },
        { operator: problem.operator, left: typeName(problem.left), right: typeName(problem.right) },
      );
    case 'notNumber':
      return translate(
        {
          id: 'simulators.Relation.notNumber',
          message: 'Phép {operator} tính trên số, không tính trên {type}.',
          description: 'Arithmetic on something that is no number',
        },
        { operator: problem.operator, type: typeName(problem.got) },
      );
    case 'notCondition':
      return translate(
        {
          id: 'simulators.Relation.notCondition',
          message: '“{found}” là {type}, chưa phải là điều kiện: hãy so sánh nó với một giá trị.',
          description: 'A number or text stands where a condition should',
        },
        { found: problem.found, type: typeName(problem.got) },
      );
    case 'tooLarge':
      return translate(
        {
          id: 'simulators.Relation.tooLarge',
          message: 'Tại “{found}”, kết quả có thể quá lớn để tính chính xác.',
          description: 'A number, or what is computed from numbers, is too large',
        },
        { found: problem.found },
      );
  }
}

/** The types of SQL values in the reader's words. */
function typeName(type: ValueType): string {
  switch (type) {
    case 'number':
      return translate({ id: 'simulators.Relation.typeNumber', message: 'số', description: 'Kind of value: number' });
    case 'text':
      return translate({ id: 'simulators.Relation.typeText', message: 'chuỗi', description: 'Kind of value: text' });
    case 'boolean':
      return translate({
        id: 'simulators.Relation.typeBoolean',
        message: 'giá trị đúng sai',
        description: 'Kind of value: truth value',
      });
    case 'null':
      return 'NULL';
  }
}

function describeCharacter(found: string): string {
  if (found === '"')
    return translate({
      id: 'simulators.Relation.doubleQuote',
      message: "Trong SQL, chuỗi đứng trong dấu nháy đơn: 'delivered'. Dấu nháy kép dành cho tên bảng, tên cột.",
      description: 'A text stands in double quotes',
    });
  return translate(
    {
      id: 'simulators.Relation.character',
      message: 'Điều kiện ở đây không dùng được ký tự “{found}”.',
      description: 'A character that the conditions of the simulators do not know',
    },
    { found },
  );
}

function describeEnd(): string {
  return translate({
    id: 'simulators.Relation.unexpectedEnd',
    message: 'Điều kiện chưa viết xong.',
    description: 'A condition ends too early',
  });
}

function describeUnexpected(found: string): string {
  return translate(
    {
      id: 'simulators.Relation.unexpected',
      message:
        'Không đọc được từ “{found}”. Ở đây dùng được AND, OR, NOT, các phép so sánh, IS NULL, + - * và dấu ngoặc.',
      description: 'A word stands where it cannot be understood',
    },
    { found },
  );
}

function describeName(
  code: 'unknownColumn' | 'unknownTable' | 'ambiguousColumn',
  values: { found: string; known: string },
): string {
  switch (code) {
    case 'unknownColumn':
      return translate(
        {
          id: 'simulators.Relation.unknownColumn',
          message: 'Không có cột {found}. Các cột ở đây: {known}.',
          description: 'A column does not exist',
        },
        values,
      );
    case 'unknownTable':
      return translate(
        {
          id: 'simulators.Relation.unknownTable',
          message: 'Không có bảng hay bí danh {found}. Ở đây có: {known}.',
          description: 'A table or alias does not exist',
        },
        values,
      );
    case 'ambiguousColumn':
      return translate(
        {
          id: 'simulators.Relation.ambiguousColumn',
          message: 'Nhiều bảng có cột {found}. Hãy chọn: {known}.',
          description: 'A column exists in several tables',
        },
        values,
      );
  }
}
