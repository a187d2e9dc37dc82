import {
  ADA,
  expect,
  hydrated,
  markOf,
  open,
  openPopup,
  signInAs,
  signInButton,
  signOutButton,
  startSignedIn,
  test,
  welcome,
} from './fixtures';
import { triedIn } from '../e2e/site';
import { at, LOCALES, message } from './site';

for (const locale of triedIn('en')) {
  test(`a reader signs in, comes back, signs out and in again (${locale})`, async ({
    page,
    context,
    emulator,
    complaints,
  }) => {
    const otherTab = await context.newPage();
    await open(otherTab, at(locale, '/docs'));
    await open(page, at(locale, '/sign-in'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message(locale, 'auth.SignedOut.title'));

    await test.step('sign in with a new account', async () => {
      await signInAs(page, locale, ADA);
      await expect(welcome(page, locale, ADA.name)).toBeFocused();
      expect(await emulator.accounts()).toMatchObject([{ email: ADA.email, displayName: ADA.name }]);
    });
    await test.step('another open tab shows the reader as signed in', async () => {
      await expect(markOf(otherTab, locale, ADA.name)).toHaveText('A');
    });
    await test.step('a reload keeps the reader signed in', async () => {
      await page.reload();
      await hydrated(page);
      await expect(welcome(page, locale, ADA.name)).toBeVisible();
    });
    await test.step('a public page shows the reader as signed in, in both languages', async () => {
      for (const each of LOCALES) {
        await open(page, at(each, '/blog'));
        await expect(markOf(page, each, ADA.name)).toHaveText('A');
      }
    });
    await test.step('sign out here and in the other tab', async () => {
      await open(page, at(locale, '/sign-in'));
      await signOutButton(page, locale).click();
      await expect(signInButton(page, locale)).toBeVisible();
      await expect(markOf(otherTab, locale, ADA.name)).toHaveCount(0);
      await otherTab.reload();
      await hydrated(otherTab);
      await expect(markOf(otherTab, locale, ADA.name)).toHaveCount(0);
    });
    await test.step('sign in again with the same account', async () => {
      const popup = await openPopup(page, locale);
      await popup.locator('.js-reuse-account').click();
      await expect(welcome(page, locale, ADA.name)).toBeVisible();
      expect(await emulator.accounts()).toHaveLength(1);
    });
    expect(complaints).toEqual([]);
  });
}

test('a reader without a display name is greeted by email', async ({ page }) => {
  await startSignedIn(page, 'en', { name: '', email: 'grace@example.test' });
  await expect(markOf(page, 'en', 'grace@example.test')).toHaveText('G');
});

test('a name is shown as text, whatever it contains', async ({ page, complaints }) => {
  const name = '<img src=x onerror=alert(1)> {name} 𝒜';
  await open(page, '/sign-in');
  await signInAs(page, 'vi', { name, email: 'x@example.test' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('vi', 'auth.SignedIn.title', { name }));
  expect(complaints).toEqual([]);
});

test('the sign-in window opens with an account choice while the page shows a message', async ({ page }) => {
  await open(page, '/en/sign-in');
  const popup = await openPopup(page, 'en');
  expect(new URL(popup.url()).searchParams.get('customParameters')).toContain('select_account');
  await expect(signInButton(page, 'en')).toBeEnabled();
  await expect(page.getByRole('status').filter({ hasText: message('en', 'auth.SignedOut.pending') })).toBeVisible();
});
