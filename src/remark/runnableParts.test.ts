import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { findRunnable, runnableParts } from './runnableParts';

const parse = (text: string) => createProcessor().parse(text) as Root;

const LESSON = `import { JoinMachine } from '@site/src/features/simulators/join-machine/JoinMachine';
import { Other } from '@site/src/components/Other';

Opening.

\`\`\`sql run predict
SELECT 1;
\`\`\`

\`\`\`sql
SELECT 2;
\`\`\`

\`\`\`sql recorded=mysql/day-12
\`\`\`

\`\`\`sql timed
SELECT 3;
\`\`\`

<JoinMachine />

<Other />

<SqlExercise id="sql-12-01" />
`;

describe('findRunnable', () => {
  it('counts fences that run, imported simulators and graded exercises, and nothing else', () => {
    expect(findRunnable(parse(LESSON))?.counts).toEqual({
      sql: 2,
      simulators: 1,
      exercises: 1,
    });
    expect(
      findRunnable(parse('Text.\n\n```js run\n1\n```\n\n```jsx live\n<p />\n```\n\n```js title="x"\n1\n```'))?.counts,
    ).toEqual({ js: 2 });
    expect(findRunnable(parse('<K6Lab id="a" />\n\n<WebLab id="b" />\n\n<WebLabFix id="c" />'))?.counts).toEqual({
      scripts: 1,
      attacks: 1,
      exercises: 1,
    });
  });
});

describe('runnableParts', () => {
  const placeOf = (text: string) => {
    const tree = parse(text);
    runnableParts()(tree);
    return tree.children.map((node) => ('name' in node ? node.name : node.type));
  };

  it('adds its line before the first text and marks the first part that runs, and after a title that the document has itself', () => {
    expect(placeOf(LESSON).slice(0, 7)).toEqual([
      'mdxjsEsm',
      'mdxjsEsm',
      'mdxjsEsm',
      'RunnableParts',
      'paragraph',
      'FirstRun',
      'code',
    ]);
    expect(placeOf('# Title\n\n<SqlExercise id="sql-01-01" />')).toEqual([
      'mdxjsEsm',
      'mdxjsEsm',
      'heading',
      'RunnableParts',
      'FirstRun',
      'SqlExercise',
    ]);
  });

  it('leaves a page without such parts as it is', () => {
    expect(placeOf('Text only.')).toEqual(['paragraph']);
  });
});
