import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addedLines, checkPatch, PATCH_FILE, PATCHED_VERSION } from './checkPatch';

const patch = readFileSync(PATCH_FILE, 'utf8');
const folder = 'node_modules/@docsearch/react';
const module = readFileSync(`${folder}/dist/esm/DocSearchModal.js`, 'utf8');
const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string };

describe('checkPatch', () => {
  it('accepts the installed module', () => {
    expect(checkPatch({ version, module }, patch)).toBeUndefined();
  });

  it('rejects the module as published, and says how to fix it', () => {
    const published = module.split('\n').slice(addedLines(patch).length).join('\n');
    expect(checkPatch({ version, module: published }, patch)).toMatch(/not applied.*npx patch-package/s);
  });

  it('rejects an older version of the patch', () => {
    const older = module.replace('maxLength: 64', 'maxLength: 65');
    expect(older).not.toBe(module);
    expect(checkPatch({ version, module: older }, patch)).toMatch(/first difference at its line \d+/);
  });

  it('rejects another version of the module', () => {
    expect(checkPatch({ version: '4.7.1', module }, patch)).toContain(`made for ${PATCHED_VERSION}`);
  });

  it('rejects a patch that adds nothing', () => {
    expect(checkPatch({ version, module }, '')).toContain('not applied');
  });
});
