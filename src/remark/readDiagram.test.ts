import { expect, it } from 'vitest';
import { readDiagram } from './readDiagram';

const chart = (name: string) => `flowchart TD\n  accTitle: ${name}\n  A --> B`;

it('gives each diagram its own answer, although documents ask at once and again', async () => {
  await readDiagram(chart('known'));
  const names = ['one', 'known', 'two', 'three', 'known', 'four'];
  const answers = await Promise.all(names.map((name) => readDiagram(chart(name))));
  expect(answers.map(({ diagram }) => diagram?.title)).toEqual(names);
});
