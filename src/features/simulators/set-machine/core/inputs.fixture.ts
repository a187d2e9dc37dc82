import { valueOf } from '../../shared/core/valueOf';
import { address, type Refused } from '@site/tests/parsers/simulatorInputs';
import { setMachine } from './definition';
import { readLesson } from './lesson';

const lesson = valueOf(readLesson({}));
const definition = setMachine(lesson);

export const parsers = [address('set operations', definition, definition.codec.serialize(lesson))];

export const refused: Refused = { SetMachine: [] };
