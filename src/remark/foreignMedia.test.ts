import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { foreignMedia } from './foreignMedia';

async function compile(source: string): Promise<void> {
  const file = new VFile({ path: `${process.cwd()}/docs/page.mdx`, value: `Text.\n\n${source}\n` });
  const processor = unified().use(remarkParse).use(remarkMdx).use(foreignMedia);
  await processor.run(processor.parse(file), file);
}

it.each([
  '![a chart](https://example.com/chart.png)',
  '![a chart](//example.com/chart.png)',
  '![a chart][chart]\n\n[chart]: https://example.com/chart.png',
  '<img src="https://example.com/chart.png" alt="" />',
  "<img src={'https://example.com/chart.png'} alt='' />",
  '<img src="/img/a.png" srcSet="/img/a.png 1x, https://example.com/a2.png 2x" alt="" />',
  '<iframe src="https://www.youtube.com/embed/abc" title="a film" />',
  '<video poster="https://example.com/a.jpg" />',
  '<video><source src="HTTPS://example.com/a.mp4" /></video>',
  '<object data="https://example.com/a.pdf" />',
  'See <img src="https://example.com/badge.svg" alt="" /> here.',
])('refuses %j with file and line', async (source) => {
  await expect(compile(source)).rejects.toThrow(/^docs\/page\.mdx:3: .* comes from another host \(.*example|youtube/i);
});

it.each([
  '![a chart](./chart.png)',
  '![a chart](/img/chart.png)',
  '<img src="/img/a.png" alt="https://example.com" />',
  '<iframe src="/k6/report.html" title="a report" />',
  '[a film](https://www.youtube.com/watch?v=abc)',
  '<img src={require("./a.png").default} alt="" />',
  '`![](https://example.com/a.png)`',
])('accepts %j', async (source) => {
  await expect(compile(source)).resolves.toBeUndefined();
});
