/** What stands in a response for a text or HTML of the product. */
export const OMITTED = '…';

/** A string of a JSON text, as it is written: the escapes stay. */
const STRING = String.raw`"((?:[^"\\]|\\.)*)"`;

/** The frames of a Java stack trace, whose line breaks are escaped once or twice. */
const FRAMES = /(?:\\r)?\\+n\\+tat .*$/s;

/**
 * Replaces sentences of WebGoat in a JSON answer: the feedback, comments that it comes with, and output with HTML. The
 * frames of stack traces go as well. All other characters stay as they are.
 */
function omitFromJson(body: string): string {
  return body
    .replace(new RegExp(`"(feedback|successMessage)"( ?: ?)${STRING}`, 'g'), `"$1"$2"${OMITTED}"`)
    .replace(new RegExp(`"(output|trace|message)" : ${STRING}`, 'g'), (_, name: string, text: string) => {
      const kept = /<br\b/.test(text) ? OMITTED : text.replace(FRAMES, OMITTED);
      return `"${name}" : "${kept}"`;
    })
    .replace(
      new RegExp(`("user" : "(?:webgoat|guest)",\\s+"dateTime" : ${STRING},\\s+"text" : )${STRING}`, 'g'),
      `$1"${OMITTED}"`,
    );
}

/**
 * The body of a response without WebGoat's texts and HTML (its licence is the GPL). What is left is data.
 *
 * @param type - value of the header `Content-Type`
 * @param extract - finds the data in a page; without it a page leaves nothing
 */
export function omitTexts(body: string, type: string, extract?: (html: string) => string): string {
  if (body === '') return '';
  if (type.startsWith('text/html')) return extract ? `${OMITTED}\n${extract(body)}\n${OMITTED}` : OMITTED;
  // WebGoat calls some of its sentences JSON.
  return /^\s*[[{]/.test(body) ? omitFromJson(body) : OMITTED;
}
