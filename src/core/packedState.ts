import { fromBase64Url, toBase64Url } from './base64Url';
import { LONGEST_LINK, type LabState, type ReadState } from './sharedState';

/** Raised when old readers would misread new links; each edition reads all older ones. */
const VERSION = 1;
/** A short link may unpack to gigabytes; no lab takes a text of this length. */
const MOST_BYTES = 200_000;
/** How the text is packed. */
const DEFLATED = 'd';
const PLAIN = 'p';

type Bytes = Uint8Array<ArrayBuffer>;

/** @throws if the bytes are not what the stream takes, or become too many */
async function pass(bytes: Bytes, through: ReadableWritablePair<Bytes, BufferSource>): Promise<Bytes> {
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  const chunks: Bytes[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    length += value.length;
    if (length > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError(`More than ${MOST_BYTES} bytes`);
    }
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/**
 * Packs the state of a lab into characters that need no escaping in an address.
 *
 * @param lab - the lab's name, see `labName`
 * @returns `version.lab.text`, where the text is JSON, compressed if that makes it shorter, in base64url
 */
export async function packState(lab: string, state: LabState): Promise<string> {
  const plain = new TextEncoder().encode(JSON.stringify(state));
  const deflated =
    typeof CompressionStream === 'undefined' ? undefined : await pass(plain, new CompressionStream('deflate-raw'));
  const packed =
    deflated && deflated.length < plain.length ? DEFLATED + toBase64Url(deflated) : PLAIN + toBase64Url(plain);
  return `${VERSION}.${lab}.${packed}`;
}

function isState(value: unknown): value is LabState {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((part) => typeof part === 'string')
  );
}

/** Unpacks a state from a link, which anybody may have written. It never throws. */
export async function unpackState(link: string): Promise<ReadState> {
  const [, version = '', kind = '', text = ''] = /^(\d{1,3})\.[a-z\d]{1,7}\.([a-z])([\w-]*)$/.exec(link) ?? [];
  if (Number(version) > VERSION) return { kind: 'newer' };
  if (Number(version) !== VERSION || link.length > LONGEST_LINK) return { kind: 'broken' };
  if (kind === DEFLATED && typeof DecompressionStream === 'undefined') return { kind: 'unsupported' };
  if (kind !== DEFLATED && kind !== PLAIN) return { kind: 'broken' };
  try {
    const bytes = fromBase64Url(text);
    const plain = kind === DEFLATED ? await pass(bytes, new DecompressionStream('deflate-raw')) : bytes;
    const state: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain));
    return isState(state) ? { kind: 'state', state } : { kind: 'broken' };
  } catch {
    return { kind: 'broken' };
  }
}
