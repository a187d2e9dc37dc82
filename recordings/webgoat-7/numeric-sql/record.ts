import { recordLesson } from '../webgoat7';

const SCREEN = 101829144;

const textOf = (cell: string) => cell.replace(/<[^>]*>/g, '').replaceAll('&nbsp;', ' ');

/** The query, and the table or the error of Java below it. */
function answer(html: string): string {
  const query = /<pre>(SELECT[^]*?)<\/pre>/.exec(html)?.[1] ?? '';
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = '']) => textOf(cell)).join(' | '),
  );
  const [error] = /For input string: "[^"]*"/.exec(html) ?? [];
  return [query, ...rows, ...(error ? [error] : [])].join('\n');
}

/** Stage 1: a station, then all of them. Stage 2, with a parameter: the same text is no number, and a number works. */
export const record = recordLesson(SCREEN, async ({ submit, progress }) => {
  await submit({ station: '101', SUBMIT: 'Go!' }, answer);
  await submit({ station: '101 OR 1=1', SUBMIT: 'Go!' }, answer);
  await submit({ station: '101 OR 1=1', SUBMIT: 'Go!' }, answer);
  await submit({ station: '101', SUBMIT: 'Go!' }, answer);
  await progress(true);
});
