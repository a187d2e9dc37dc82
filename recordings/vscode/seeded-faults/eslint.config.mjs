import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const CODE = ['**/*.{js,jsx,ts}'];
const jsx = { languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } };
const types = { files: ['**/*.ts'], languageOptions: { parserOptions: { project: 'tsconfig.json' } } };

/** Sets of rules, each of which contains the one before. */
export const levels = {
  'ESLint recommended': [
    { files: CODE, ...js.configs.recommended, ...jsx },
    { files: ['**/*.ts'], extends: [tseslint.configs.base] },
  ],
  '+ TypeScript': [{ files: ['**/*.ts'], extends: [tseslint.configs.recommended] }],
  '+ types': [{ extends: [tseslint.configs.recommendedTypeChecked], ...types }],
  '+ JSX and hooks': [
    { files: ['**/*.jsx'], extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended] },
  ],
  '+ eqeqeq': [{ files: CODE, rules: { eqeqeq: 'error' } }],
};

/** The rules up to a level. */
export const upTo = (level) => {
  const names = Object.keys(levels);
  return tseslint.config(...names.slice(0, names.indexOf(level) + 1).flatMap((name) => levels[name]));
};

export default upTo('+ eqeqeq');
