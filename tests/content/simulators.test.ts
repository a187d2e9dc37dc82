import { describe, expect, it } from 'vitest';
import { FOLDERS, inputsOf, textsIn } from '../parsers/simulatorFolders';

const README = textsIn('', 'README.md')[0]?.text ?? '';
const ROWS = new Map(
  [...README.matchAll(/^\| `([\w/-]+)` +\|(.*)\|$/gm)].map(([, name = '', row = '']) => [name, row]),
);

/** The properties that a file declares for lessons; all of them are optional. */
const propertiesIn = (text: string) =>
  [...text.matchAll(/^(?:export )?interface (?:Props|\w+Properties|ScheduleProps)\b[^{]*\{\n([\s\S]*?)^\}/gm)].flatMap(
    ([, body = '']) => [...body.matchAll(/^ {2}(?:readonly )?(\w+)\?:/gm)].map(([, name = '']) => name),
  );

/** The components of a folder that a lesson can contain. */
const componentsOf = (folder: string) => textsIn(folder, 'View.tsx').filter(({ name }) => name.endsWith('/View.tsx'));

describe.each(FOLDERS)('%s', (folder) => {
  const views = componentsOf(folder);
  const simulators = views
    .filter(({ text }) => text.includes(' = simulator('))
    .map(({ name }) => name.split('/')[0] ?? '');

  it('tests its addresses and each of its parsers with odd texts: core/inputs.fixture.ts', async () => {
    const { parsers } = await inputsOf(folder);
    const addresses = parsers.filter(({ name }) => name.startsWith('the address of '));
    expect(addresses.length, 'addresses').toBeGreaterThanOrEqual(simulators.length);
    const fixture = textsIn(folder, 'core/inputs.fixture.ts')[0]?.text ?? '';
    const exported = textsIn(folder, '.ts')
      .filter(({ name }) => name.startsWith('core/') && !name.includes('.test.'))
      .flatMap(({ text }) => [...text.matchAll(/^export function (parse\w+)\(text: string/gm)].map(([, name]) => name));
    expect(exported.filter((name) => name && !fixture.includes(`${name}(`) && !fixture.includes(`${name},`))).toEqual(
      [],
    );
  });

  it('names what its fields refuse: `refused` in core/inputs.fixture.ts', async () => {
    const { refused = {} } = await inputsOf(folder);
    expect(Object.keys(refused).sort()).toEqual(simulators.sort());
  });

  it('is described for authors in README.md, with its properties', () => {
    for (const { name, text } of views) {
      const component = `${folder}/${name.split('/')[0]}`;
      const declared = [
        ...propertiesIn(text),
        ...(views.length === 1 ? textsIn(folder, 'core/lesson.ts').flatMap((file) => propertiesIn(file.text)) : []),
      ];
      const isNamed = README.includes(`\`${component}\``);
      expect(isNamed, `src/features/simulators/README.md names ${component}`).toBe(true);
      const row = ROWS.get(component) ?? '';
      expect(
        declared.filter((property) => property !== 'id' && !row.includes(`\`${property}`)),
        component,
      ).toEqual([]);
    }
  });
});
