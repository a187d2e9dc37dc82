import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn, signOut } from './authActions';

const log = vi.spyOn(console, 'error');
beforeEach(() => {
  log.mockImplementation(() => undefined);
});
afterEach(() => {
  log.mockReset();
});

const failing = (error: unknown) => () => Promise.reject(error as Error);
const succeeding = () => Promise.resolve();

describe('without a service', () => {
  it('only logs, for both actions', async () => {
    await expect(signIn(undefined, 'vi')).resolves.toBe('notInitialized');
    await expect(signOut(undefined)).resolves.toBe(false);
    expect(log.mock.calls).toEqual([['Firebase not initialized'], ['Firebase not initialized']]);
  });
});

describe('signIn', () => {
  it("passes the reader's language on and logs nothing when it works", async () => {
    const open = vi.fn(succeeding);
    await expect(signIn({ signIn: open, signOut: succeeding }, 'en')).resolves.toBeUndefined();
    expect(open).toHaveBeenCalledWith('en');
    expect(log).not.toHaveBeenCalled();
  });

  it('opens the pop-up in the same task as the click', () => {
    const open = vi.fn(succeeding);
    void signIn({ signIn: open, signOut: succeeding }, 'vi');
    expect(open).toHaveBeenCalled();
  });

  it('logs a failure and returns its kind', async () => {
    const error = Object.assign(new Error('blocked'), { code: 'auth/popup-blocked' });
    await expect(signIn({ signIn: failing(error), signOut: succeeding }, 'vi')).resolves.toBe('popupBlocked');
    expect(log).toHaveBeenCalledWith('Login failed', error);
  });
});

describe('signOut', () => {
  it('logs a failure', async () => {
    const error = new Error('storage');
    await expect(signOut({ signIn: succeeding, signOut: failing(error) })).resolves.toBe(false);
    expect(log).toHaveBeenCalledWith('Logout failed', error);
  });

  it('logs nothing when it works', async () => {
    await expect(signOut({ signIn: succeeding, signOut: succeeding })).resolves.toBe(true);
    expect(log).not.toHaveBeenCalled();
  });
});
