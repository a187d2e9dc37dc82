import {
  ADA,
  addAccount,
  expect,
  hydrated,
  markOf,
  open,
  openPopup,
  signInAs,
  signInButton,
  startSignedIn,
  test,
  welcome,
} from './fixtures';
import { triedIn } from '../e2e/site';
import { at, message, signInFor } from './site';
import { RARE } from '../trials';

const FIREBASE_CHUNK = '**/assets/js/firebase-auth.*.js';

for (const locale of triedIn('en')) {
  test(`closing the window shows a message, and the button still works (${locale})`, async ({ page, complaints }) => {
    await open(page, at(locale, '/sign-in'));
    const popup = await openPopup(page, locale);
    await popup.close();
    await expect(signInButton(page, locale)).toBeEnabled();
    // The SDK takes up to ten seconds to detect this.
    await expect(page.getByRole('alert')).toHaveText(message(locale, 'auth.failure.popupClosed'));
    expect(complaints).toEqual([expect.stringContaining('Login failed')]);
    await signInAs(page, locale, ADA);
    await expect(welcome(page, locale, ADA.name)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test(`a blocked popup shows what to allow, and the next click works (${locale})`, async ({ page, google }) => {
    // Browsers allow a popup for five seconds after the click.
    google.loaderDelayMs = 6_000;
    await open(page, at(locale, '/sign-in'));
    await signInButton(page, locale).click();
    // Inspecting the page meanwhile would count as user activation and allow the popup.
    await page.waitForEvent('console', (entry) => entry.text().includes('Login failed'));
    await expect(page.getByRole('alert')).toHaveText(message(locale, 'auth.failure.popupBlocked'));
    await signInAs(page, locale, ADA);
    await expect(welcome(page, locale, ADA.name)).toBeVisible();
  });

  test(`a second click replaces the window of the first (${locale})`, async ({ page, emulator }) => {
    await open(page, at(locale, '/sign-in'));
    const first = await openPopup(page, locale);
    const closing = first.waitForEvent('close');
    const second = await openPopup(page, locale);
    await closing;
    await expect(page.getByRole('alert')).toBeEmpty();
    await addAccount(second, ADA);
    await expect(welcome(page, locale, ADA.name)).toBeVisible();
    expect(await emulator.accounts()).toHaveLength(1);
  });

  test(`a double click ends in one window and one account (${locale})`, RARE, async ({ page, context, emulator }) => {
    await open(page, at(locale, '/sign-in'));
    await signInButton(page, locale).dblclick();
    // The first click may briefly have its window before the second takes over.
    await expect(async () => {
      const [popup, ...others] = context.pages().filter((each) => each !== page);
      expect(others).toEqual([]);
      if (!popup) throw new Error('no window has opened');
      await addAccount(popup, ADA);
    }).toPass();
    await expect(welcome(page, locale, ADA.name)).toBeVisible();
    expect(await emulator.accounts()).toHaveLength(1);
  });

  test(`without Google's loader the page shows an error at once, and signing in can be tried again (${locale})`, async ({
    page,
    google,
    context,
  }) => {
    await open(page, at(locale, '/sign-in'));
    await context.route('https://apis.google.com/**', (route) => route.abort());
    await signInButton(page, locale).click();
    await expect(page.getByRole('alert')).toHaveText(message(locale, 'auth.failure.unreachable'));
    await context.unroute('https://apis.google.com/**');
    await google.attach(context);
    await signInAs(page, locale, ADA);
    await expect(welcome(page, locale, ADA.name)).toBeVisible();
  });

  test(
    `the service fails while the window is open, and signing in works once it is back (${locale})`,
    RARE,
    async ({ page, emulator }) => {
      await open(page, at(locale, '/sign-in'));
      const popup = await openPopup(page, locale);
      await emulator.stop();
      await addAccount(popup, ADA);
      await expect(page.getByRole('alert')).toHaveText(message(locale, 'auth.failure.unreachable'));
      await emulator.listen();
      await signInAs(page, locale, ADA);
      await expect(welcome(page, locale, ADA.name)).toBeVisible();
    },
  );
}

test('an unreachable service prevents neither reading nor signing out', RARE, async ({ page, emulator }) => {
  await startSignedIn(page, 'en');
  await emulator.stop();
  await page.goto('/en/profile');
  await expect(page.getByRole('definition').first()).toHaveText(ADA.name);
  await open(page, '/en/docs');
  await expect(markOf(page, 'en', ADA.name)).toBeVisible();
  await page.goto('/en/logout');
  await expect(signInButton(page, 'en')).toBeVisible();
  await emulator.listen();
});

for (const locale of triedIn('vi')) {
  test(`a service that never answers leads to a message after eight seconds, and Retry works (${locale})`, async ({
    page,
    emulator,
  }) => {
    await startSignedIn(page, locale);
    emulator.freeze();
    await page.reload();
    await hydrated(page);
    await expect(page.getByText(message(locale, 'auth.SessionLoader.text'))).toBeVisible();
    const trouble = page.getByRole('alert');
    await expect(trouble).toContainText(message(locale, 'auth.SessionTrouble.title'));
    await expect(trouble.getByRole('link', { name: message(locale, 'auth.backToHome') })).toBeVisible();
    await trouble.getByRole('button', { name: message(locale, 'auth.SessionTrouble.retry') }).click();
    await expect(page.getByText(message(locale, 'auth.SessionLoader.text'))).toBeVisible();
    emulator.thaw();
    await expect(welcome(page, locale, ADA.name)).toBeVisible();
  });
}

test('a public page does not wait for a service that never answers', RARE, async ({ page, emulator }) => {
  await startSignedIn(page, 'vi');
  emulator.freeze();
  await open(page, '/docs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: message('vi', 'auth.SessionMark.signedOut') })).toBeVisible();
  emulator.thaw();
  await expect(markOf(page, 'vi', ADA.name)).toBeVisible();
});

test('when the chunk fails to load, a message is shown at once, and Retry loads it', async ({ page, complaints }) => {
  await page.route(FIREBASE_CHUNK, async (route) => {
    // A script that fails while the page is still being hydrated reloads the page once.
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await route.abort();
  });
  await page.goto('/en/profile');
  const trouble = page.getByRole('alert');
  await expect(trouble).toContainText(message('en', 'auth.SessionTrouble.title'));
  expect(complaints).toContainEqual(expect.stringContaining('Firebase initialization failed'));
  await page.unroute(FIREBASE_CHUNK);
  await trouble.getByRole('button', { name: message('en', 'auth.SessionTrouble.retry') }).click();
  await expect(page).toHaveURL(at('en', signInFor('/profile')));
});

test(
  'when storage throws, the site can be read and signing in works for the visit',
  RARE,
  async ({ page, complaints }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await open(page, '/en/docs');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await open(page, '/en/sign-in');
    await signInAs(page, 'en', ADA);
    await expect(welcome(page, 'en', ADA.name)).toBeVisible();
    expect(complaints.filter((text) => text.startsWith('exception'))).toEqual([]);
  },
);

test.describe("in an app's own browser", () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 Zalo/1.0',
  });

  test('the reader is advised to open a real browser', async ({ page }) => {
    await open(page, '/sign-in');
    await expect(page.getByText(message('vi', 'auth.SignedOut.inApp'))).toBeVisible();
    await expect(signInButton(page, 'vi')).toBeEnabled();
  });
});
