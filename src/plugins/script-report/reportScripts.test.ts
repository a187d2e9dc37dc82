import { expect, it } from 'vitest';
import { partOf, reportScripts } from './reportScripts';

it("names the package or the site's folder", () => {
  expect(partOf('/site/node_modules/@docusaurus/core/node_modules/react-dom/index.js', '/site')).toBe('react-dom');
  expect(partOf('/site/node_modules/@docusaurus/theme-common/lib/a.js', '/site')).toBe('@docusaurus/theme-common');
  expect(partOf('/site/src/features/sql-lab/SqlLab/index.tsx', '/site')).toBe('src/features/sql-lab');
  expect(partOf('/site/.docusaurus/routes.js', '/site')).toBe('generated routes.js');
  expect(partOf('', '/site')).toBe('runtime');
});

it('adds up the parts of each script, including those of concatenated modules', () => {
  const module = (file: string, bytes: number) => ({ size: () => bytes, nameForCondition: () => file });
  const joined = {
    ...module('/site/a/b/c/d.ts', 90),
    modules: [module('/site/a/b/c/d.ts', 40), module('/site/a/b/c/e.ts', 50)],
  };
  const chunk = { files: new Set(['assets/css/a.css', 'assets/js/a.js']) };
  expect(reportScripts([chunk], () => [module('/site/node_modules/x/i.js', 10), joined], '/site')).toEqual({
    'assets/js/a.js': { 'a/b/c': 90, x: 10 },
  });
});
