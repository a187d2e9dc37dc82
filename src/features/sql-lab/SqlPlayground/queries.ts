import { translate } from '@docusaurus/Translate';
import type { Playground } from '../core/playground/playground';

/** The initial state of the lab. */
export function firstPlayground(): Playground {
  return {
    version: 1,
    engine: 'sqlite',
    dataset: 'nha_sach',
    current: 'first',
    queries: [
      {
        id: 'first',
        name: translate({
          id: 'sqlLab.SqlPlayground.firstName',
          message: 'Sách đắt nhất',
          description: 'Name of the first query of the free lab',
        }),
        text: 'SELECT title, price\nFROM books\nORDER BY price DESC, title\nLIMIT 5;',
      },
    ],
  };
}

/** The name of a new query, before a number makes it unique. */
export function newQueryName(): string {
  return translate({
    id: 'sqlLab.SqlPlayground.newName',
    message: 'Truy vấn mới',
    description: 'Name of a query that the reader has just added',
  });
}
