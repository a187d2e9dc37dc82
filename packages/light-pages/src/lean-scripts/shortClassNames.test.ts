import { expect, it } from 'vitest';
import { shortenClassNames } from './shortClassNames';

it('shortens the class names of CSS modules, except those that sheets match by name', () => {
  const modules: {
    localIdentName?: string;
    getLocalIdent?: (context: unknown, pattern: string, name: string) => unknown;
  } = { localIdentName: '[local]_[hash]' };
  const rules = [{ test: /\.tsx$/, use: 'swc-loader' }, { use: [{}, { options: { modules } }, { options: {} }] }, {}];
  shortenClassNames(rules, ['toggleButton']);
  expect(modules.localIdentName).toBe('[hash:base64:5]');
  expect(modules.getLocalIdent?.({}, '', 'toggleButton')).toBe('toggleButton_');
  expect(modules.getLocalIdent?.({}, '', 'card')).toBeUndefined();
});
