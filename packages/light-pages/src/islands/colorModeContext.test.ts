import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colorModeSettings, withContextExported } from './colorModeContext';

it('exports the context of the installed module', () => {
  const file = colorModeSettings().resolve.alias['light-pages-color-mode$'];
  expect(withContextExported(readFileSync(file, 'utf8'))).toMatch(/export \{ Context as ColorModeContext \};\n$/);
});

it('rejects a module without a context', () => {
  expect(() => withContextExported('export const a = 1;')).toThrow('creates no context');
});
