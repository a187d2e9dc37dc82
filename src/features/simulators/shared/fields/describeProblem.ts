import { translate } from '@docusaurus/Translate';
import type { ListProblem } from '../core/parseIntegerList';

/** Says in the page's language why a list of numbers was refused. */
export function describeListProblem(problem: ListProblem): string {
  switch (problem.code) {
    case 'tooFew':
      return translate(
        {
          id: 'simulators.fields.tooFew',
          message: 'Cần ít nhất {limit} số.',
          description: 'A list has too few numbers',
        },
        { limit: problem.limit },
      );
    case 'tooMany':
      return translate(
        {
          id: 'simulators.fields.tooMany',
          message: 'Có {got} số, nhiều nhất là {limit}.',
          description: 'A list has too many numbers',
        },
        { got: problem.got, limit: problem.limit },
      );
    case 'notInteger':
      return translate(
        {
          id: 'simulators.fields.notInteger',
          message: '“{token}” không phải số nguyên; các số cách nhau bằng dấu cách.',
          description: 'A word in a list is no integer',
        },
        { token: problem.token },
      );
    case 'outOfRange':
      return describeRange(problem.token, problem.min, problem.max);
  }
}

/** Says that a number is out of range. */
export function describeRange(token: string, min: number, max: number): string {
  return translate(
    {
      id: 'simulators.fields.outOfRange',
      message: '“{token}” nằm ngoài khoảng {min}–{max}.',
      description: 'A number is out of range',
    },
    { token, min, max },
  );
}

/** Reads a whole number within a range, or says what is wrong with the text. */
export function readInteger(
  text: string,
  min: number,
  max: number,
): { ok: true; value: number } | { ok: false; message: string } {
  const trimmed = text.trim();
  if (!/^-?\d+$/.test(trimmed)) {
    return {
      ok: false,
      message: translate(
        {
          id: 'simulators.fields.integerNeeded',
          message: 'Nhập một số nguyên từ {min} đến {max}.',
          description: 'A field needs an integer',
        },
        { min, max },
      ),
    };
  }
  const value = Number(trimmed);
  return value >= min && value <= max ? { ok: true, value } : { ok: false, message: describeRange(trimmed, min, max) };
}
