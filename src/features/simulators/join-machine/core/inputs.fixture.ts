import { valueOf } from '../../shared/core/valueOf';
import { address, type Refused } from '@site/tests/parsers/simulatorInputs';
import { joinMachine } from './definition';
import { readLesson } from './lesson';

const lesson = valueOf(readLesson({}));
const definition = joinMachine(lesson);

export const parsers = [address('joins', definition, definition.codec.serialize(lesson.start))];

export const refused: Refused = {
  JoinMachine: [
    ['ON', 'nothing.here = 1', 'nothing'],
    ['{JoinMachine.where}', '"x" = 1', "'delivered'"],
  ],
};
