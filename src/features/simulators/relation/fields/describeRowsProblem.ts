import { translate } from '@docusaurus/Translate';
import type { RowsProblem } from '../core/parseRows';

/** Says in the page's language which row was refused, and why. */
export function describeRowsProblem(problem: RowsProblem): string {
  const reason = describe(problem);
  return translate(
    {
      id: 'simulators.Relation.inRow',
      message: 'Hàng {line}: {reason}',
      description: 'Which row of a table was refused, then why',
    },
    { line: problem.line, reason },
  );
}

function describe(problem: RowsProblem): string {
  switch (problem.code) {
    case 'tooManyRows':
      return translate(
        {
          id: 'simulators.Relation.tooManyRows',
          message: 'bảng ở đây chứa nhiều nhất {limit} hàng.',
          description: 'Why a row was refused: there are too many',
        },
        { limit: problem.limit },
      );
    case 'width':
      return translate(
        {
          id: 'simulators.Relation.width',
          message: 'có {got} giá trị, còn bảng có {expected} cột. Dấu phẩy ngăn các giá trị.',
          description: 'Why a row was refused: it has another number of values than the table has columns',
        },
        { got: problem.got, expected: problem.expected },
      );
    case 'notNumber':
      return translate(
        {
          id: 'simulators.Relation.notNumberCell',
          message:
            'cột {column} chứa số, “{found}” không đọc được thành số: viết như 12 hoặc 12.5, không có số 0 thừa ở đầu. Giá trị trống viết là NULL.',
          description: 'Why a row was refused: a value in a column of numbers is none',
        },
        { column: problem.column, found: problem.found },
      );
    case 'numberRange':
      return translate(
        {
          id: 'simulators.Relation.numberRange',
          message: 'số {found} quá lớn, giới hạn là {limit}.',
          description: 'Why a row was refused: a number is too large',
        },
        { found: problem.found, limit: problem.limit },
      );
    case 'decimals':
      return translate(
        {
          id: 'simulators.Relation.decimals',
          message: 'số {found} có quá {limit} chữ số thập phân.',
          description: 'Why a row was refused: a number has too many decimals',
        },
        { found: problem.found, limit: problem.limit },
      );
    case 'textLength':
      return translate(
        {
          id: 'simulators.Relation.textLength',
          message: '“{found}” dài quá {limit} ký tự.',
          description: 'Why a row was refused: a text is too long',
        },
        { found: problem.found, limit: problem.limit },
      );
    case 'character':
      return translate({
        id: 'simulators.Relation.unprintable',
        message: 'có một ký tự không in được.',
        description: 'Why a row was refused: it holds a control character',
      });
    case 'unclosedText':
      return translate({
        id: 'simulators.Relation.unclosedCell',
        message: "có dấu nháy đơn chưa đóng. Chuỗi chứa dấu nháy được viết như 'O''Brien'.",
        description: 'Why a row was refused: a quote is not closed',
      });
    case 'afterText':
      return translate(
        {
          id: 'simulators.Relation.afterText',
          message: 'sau chuỗi trong dấu nháy còn thừa “{found}”.',
          description: 'Why a row was refused: something stands after a quoted text',
        },
        { found: problem.found },
      );
  }
}
