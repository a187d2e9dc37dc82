import { valueOf } from '../../shared/core/valueOf';
import { address, field, type Refused } from '@site/tests/parsers/simulatorInputs';
import { groupingMachine } from './definition';
import { readLesson } from './lesson';
import { parseHaving } from './simulate';

const lesson = valueOf(readLesson({}));
const definition = groupingMachine(lesson);

export const parsers = [
  address('groups', definition, definition.codec.serialize(lesson)),
  field(
    'a condition over groups',
    (text) => parseHaving(text, lesson),
    ({ text }) => parseHaving(text, lesson).ok,
    'COUNT(DISTINCT customer_id) + 1 > 2 AND NOT (employee_id IS NULL)',
  ),
];

export const refused: Refused = {
  GroupingMachine: [
    ['{GroupingMachine.where}', 'COUNT(*) > 1', 'COUNT'],
    ['{GroupingMachine.having}', "status = 'paid'", 'status'],
  ],
};
