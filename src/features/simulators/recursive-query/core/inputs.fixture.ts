import { valueOf } from '../../shared/core/valueOf';
import { address, type Refused } from '@site/tests/parsers/simulatorInputs';
import { recursiveQuery } from './definition';
import { readLesson } from './lesson';

const lesson = valueOf(readLesson({}));
const definition = recursiveQuery(lesson);

export const parsers = [address('recursive queries', definition, definition.codec.serialize(lesson.start))];

export const refused: Refused = { RecursiveQuery: [] };
