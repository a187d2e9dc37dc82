import { evaluate } from '@mdx-js/mdx';
import { createElement, useState } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';

function Counter({ start }) {
  const [n, setN] = useState(start);
  return createElement('button', { onClick: () => setN(n + 1) }, n);
}

const source = `## Xin chào

**1 + 1** = {1 + 1}

<Counter start={3} />
`;

const { default: Page } = await evaluate(source, runtime);
const page = createElement(Page, { components: { Counter } });
console.log(renderToString(page));
