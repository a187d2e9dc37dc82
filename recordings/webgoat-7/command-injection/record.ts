import { OMITTED } from '../../webgoat/omitTexts';
import { recordLesson } from '../webgoat7';

const SCREEN = 1922448916;

/** The command that ran and what it printed; of a help file, which is WebGoat's, nothing. */
function printed(html: string): string {
  const text = /<pre width='90%'>([^]*?)<\/pre>/.exec(html)?.[1] ?? '';
  const lines = text.split('<br>').filter((line) => line !== '');
  const firstOfHelp = lines.findIndex((line) => line.includes('<'));
  return firstOfHelp === -1 ? lines.join('\n') : [...lines.slice(0, firstOfHelp), OMITTED].join('\n');
}

/**
 * A help file; a file that does not exist; two commands after it, one by a pipe, which does not count as solved, and one
 * after a semicolon, which is on no list of allowed commands and runs all the same.
 */
export const record = recordLesson(SCREEN, async ({ submit, progress }) => {
  await submit({ HelpFile: 'AccessControlMatrix.help', SUBMIT: 'View' }, printed);
  await submit({ HelpFile: 'x.help', SUBMIT: 'View' }, printed);
  await submit({ HelpFile: 'x.help" | cat "/etc/hostname', SUBMIT: 'View' }, printed);
  await progress(false);
  await submit({ HelpFile: 'x.help";id"', SUBMIT: 'View' }, printed);
  await progress(true);
  await submit({ HelpFile: 'x.help";ls #', SUBMIT: 'View' }, printed);
});
