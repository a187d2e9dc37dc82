import { expect, it } from 'vitest';
import { readShellCache, shellCache } from './cacheNames';

it('parses the name of a shell cache', () => {
  expect(readShellCache(shellCache('pt-BR', '0a1b2c'))).toEqual({ locale: 'pt-BR', version: '0a1b2c' });
  expect(readShellCache('offline-packs')).toBeUndefined();
});
