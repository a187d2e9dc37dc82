import process from 'node:process';
import { parseArgs } from 'node:util';
import { createDocument } from './content/createDocument';
import { localDay } from './content/day';
import { SourceSyntaxError } from './content/locatedMap';
import { NewDocumentError } from './content/newDocumentPath';
import { repositoryRoot } from './install.mjs';

const USAGE = `npm run new -- lesson <path> [--title-vi … --title-en … --tags a,b]
npm run new -- post <slug> [--title-vi … --title-en … --tags a,b --date YYYY-MM-DD]`;

try {
  create();
} catch (error) {
  if (!isExpected(error)) throw error;
  console.error(`✗ ${error.message}\n\n${USAGE}`);
  process.exitCode = 1;
}

function create(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'title-vi': { type: 'string', default: '' },
      'title-en': { type: 'string', default: '' },
      tags: { type: 'string', default: '' },
      date: { type: 'string' },
    },
  });
  const [kind, path, ...rest] = positionals;
  if ((kind !== 'lesson' && kind !== 'post') || path === undefined || rest.length > 0) {
    throw new NewDocumentError('Say what to make, "lesson" or "post", and one path.');
  }
  const created = createDocument(repositoryRoot, {
    kind,
    path,
    titles: { vi: values['title-vi'], en: values['title-en'] },
    tags: values.tags
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    date: values.date,
    today: localDay(new Date()),
  });
  console.log(`✓ ${created.vi}\n✓ ${created.en}\n\nNext:`);
  created.nextSteps.forEach((step, index) => console.log(`  ${index + 1}. ${step}`));
}

/** Whether an error comes from an invalid request, and not from a fault in this program. */
function isExpected(error: unknown): error is Error {
  if (error instanceof NewDocumentError || error instanceof SourceSyntaxError) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
