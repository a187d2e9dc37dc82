import { afterEach, expect, it, vi } from 'vitest';
import { isProductMissing } from '../../scripts/recordings/recorder';
import { withRabbitmq } from './server';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each(['', '/nowhere'])('says how to get RabbitMQ where RABBITMQ_ROOT is "%s"', async (root) => {
  vi.stubEnv('RABBITMQ_ROOT', root);
  const use = vi.fn();
  const failure = await withRabbitmq(use).catch((error: unknown) => error);
  expect(isProductMissing(failure)).toBe(true);
  expect((failure as Error).message).toContain('RABBITMQ_ROOT');
  expect(use).not.toHaveBeenCalled();
});
