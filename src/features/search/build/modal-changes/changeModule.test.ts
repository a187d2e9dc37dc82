import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHANGED_MODULES, changeModule, checkVersion } from './changeModule';

describe.each(CHANGED_MODULES)('$changes', (changed) => {
  const source = readFileSync(`node_modules/${changed.folder}/${changed.module}`, 'utf8');
  const changes = readFileSync(changed.changes, 'utf8');
  const { version } = JSON.parse(readFileSync(`node_modules/${changed.folder}/package.json`, 'utf8')) as {
    version: string;
  };

  it('is made for the installed version', () => {
    expect(() => checkVersion(changed, version)).not.toThrow();
  });

  it('replaces functions of the installed module', () => {
    expect(changes.match(/^\w+ = /gm)?.length).toBeGreaterThan(2);
    expect(changeModule(changed, source, changes)).toBe(changes + source);
  });

  it('rejects a module without one of these functions, and names it', () => {
    const [, name] = /^(\w+) = /m.exec(changes) ?? [];
    const other = source.replaceAll(`function ${name}(`, 'function other(');
    expect(() => changeModule(changed, other, changes)).toThrow(`replaces the function "${name}"`);
  });

  it('rejects another version, and says how to mend it', () => {
    expect(() => checkVersion(changed, '4.7.1')).toThrow(new RegExp(`made for ${version}.*npm ci`));
  });
});
