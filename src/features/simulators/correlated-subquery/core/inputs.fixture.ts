import { valueOf } from '../../shared/core/valueOf';
import { address, type Refused } from '@site/tests/parsers/simulatorInputs';
import { correlatedSubquery } from './definition';
import { readLesson } from './lesson';

const lesson = valueOf(readLesson({}));
const definition = correlatedSubquery(lesson);

export const parsers = [address('subqueries', definition, definition.codec.serialize(lesson.start))];

export const refused: Refused = { CorrelatedSubquery: [['{CorrelatedSubquery.where}', 'x.boss = 1', 'boss']] };
