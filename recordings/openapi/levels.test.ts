import { expect, test } from 'vitest';
import { closed, typesOnly } from './levels';

const BOOK = {
  type: 'object',
  required: ['price'],
  properties: {
    price: { type: 'integer', minimum: 0 },
    tags: { type: 'array', items: { type: 'object', properties: {} } },
  },
};

test('types only: no field has to be there, and none is bounded', () => {
  expect(typesOnly({ Book: BOOK })).toEqual({
    Book: {
      type: 'object',
      properties: { price: { type: 'integer' }, tags: { type: 'array', items: { type: 'object', properties: {} } } },
    },
  });
});

test('closed: objects at every depth allow only the fields they name', () => {
  expect(closed({ Book: BOOK })).toEqual({
    Book: {
      ...BOOK,
      additionalProperties: false,
      properties: {
        ...BOOK.properties,
        tags: { type: 'array', items: { type: 'object', properties: {}, additionalProperties: false } },
      },
    },
  });
});
