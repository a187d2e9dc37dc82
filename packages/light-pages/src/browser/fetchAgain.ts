/**
 * Fetches a file past the HTTP cache, and puts what comes into it: a host may have said of a wrong answer that it is to
 * be kept for a year.
 *
 * @returns once it has come; undefined without a network
 */
export const fetchAgain = (url: string): Promise<Response | undefined> =>
  fetch(url, { cache: 'reload' }).catch(() => undefined);
