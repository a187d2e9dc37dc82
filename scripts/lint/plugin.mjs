import { effectInBraces } from './effectInBraces.mjs';
import { plainCore } from './plainCore.mjs';
import { textInPlace } from './textInPlace.mjs';

/** Lint rules of this site, which `.oxlintrc.jsonc` turns on. */
export default {
  meta: { name: 'site' },
  rules: {
    'effect-in-braces': effectInBraces,
    'plain-core': plainCore,
    'text-in-place': textInPlace,
  },
};
