import { nearest } from '../nearest';
import { ConfigurationError, type ProblemCode } from '../problem';
import { parseDuration } from './duration';

type Fields = Readonly<Record<string, unknown>>;

const describe = (value: unknown): string =>
  typeof value === 'string'
    ? `"${value}"`
    : typeof value === 'object'
      ? (JSON.stringify(value) ?? 'object')
      : String(value);

/** What a field may look like, for one that is missing. */
const EXAMPLES: Readonly<Record<string, string>> = {
  duration: "duration: '30s'",
  preAllocatedVUs: 'preAllocatedVUs: 20',
  rate: 'rate: 50',
  scenarios: "scenarios: { buy: { executor: 'constant-vus', vus: 10, duration: '30s' } }",
  stages: "stages: [{ duration: '30s', target: 10 }]",
  target: 'target: 10',
  threshold: "threshold: 'p(95)<500'",
};

/** Limits that keep a run within what a phone can do in seconds. */
export const LIMITS = {
  vus: 10_000,
  iterations: 1_000_000,
  rate: 1_000_000,
  ms: 24 * 3_600_000,
  stages: 100,
  scenarios: 20,
};

/** Reads the fields of an object that the reader's script has written, and names the line of what is wrong. */
export class Reader {
  constructor(
    private readonly value: Fields,
    private readonly path: string,
    private readonly lines: ReadonlyMap<string, number>,
  ) {}

  /** @throws ConfigurationError always */
  fail(
    code: ProblemCode,
    key: string,
    expected = code === 'missing-field' ? EXAMPLES[key] : undefined,
    found?: string,
  ): never {
    const at = key ? `${this.path}.${key}` : this.path;
    let place = at;
    while (!this.lines.has(place) && place.includes('.')) place = place.slice(0, place.lastIndexOf('.'));
    const line = this.lines.get(place);
    throw new ConfigurationError({
      code,
      at: at.replace(/^options\.?/, '') || 'options',
      found: found ?? describe(this.value[key]),
      ...(line && { line }),
      ...(expected && { expected }),
    });
  }

  has(key: string): boolean {
    return this.value[key] !== undefined && this.value[key] !== null;
  }

  raw(key: string): unknown {
    return this.value[key];
  }

  /** @throws ConfigurationError if the object has a field that is not among these */
  onlyKnown(known: readonly string[], leftOut: readonly string[] = []): void {
    for (const key of Object.keys(this.value)) {
      if (known.includes(key)) continue;
      if (leftOut.includes(key)) this.fail('unsupported-option', key, undefined, key);
      this.fail('unknown-option', key, nearest(key, known) ?? (known.length < 20 ? known.join(', ') : undefined), key);
    }
  }

  /** A whole number from `least` to `most`. */
  count(key: string, fallback: number | undefined, least: number, most: number): number {
    if (!this.has(key)) return fallback ?? this.fail('missing-field', key, undefined, key);
    const value = this.value[key];
    const number = typeof value === 'string' && /^-?\d+$/.test(value.trim()) ? Number(value) : value;
    if (typeof number !== 'number' || !Number.isFinite(number)) return this.fail('wrong-type', key, 'number');
    if (!Number.isInteger(number)) this.fail('wrong-type', key, 'integer');
    if (number < least) this.fail('negative', key, String(least));
    if (number > most) this.fail('too-large', key, String(most));
    return number;
  }

  /** A duration in milliseconds. */
  duration(key: string, fallback: number | undefined, least = 0): number {
    if (!this.has(key)) return fallback ?? this.fail('missing-field', key, undefined, key);
    const ms = parseDuration(this.value[key]);
    if (ms === undefined) return this.fail('bad-duration', key, "'30s'");
    if (ms < least) this.fail('negative', key, least > 0 ? `${least}ms` : '0s');
    if (ms > LIMITS.ms) this.fail('too-large', key, '24h');
    return ms;
  }

  text(key: string, fallback: string): string {
    if (!this.has(key)) return fallback;
    const value = this.value[key];
    return typeof value === 'string' ? value : this.fail('wrong-type', key, 'string');
  }

  flag(key: string): boolean {
    if (!this.has(key)) return false;
    const value = this.value[key];
    return typeof value === 'boolean' ? value : this.fail('wrong-type', key, 'true / false');
  }

  texts(key: string): Record<string, string> {
    return Object.fromEntries(Object.entries(this.fields(key)).map(([name, value]) => [name, String(value)]));
  }

  list(key: string): readonly unknown[] {
    const value = this.value[key];
    return Array.isArray(value) ? value : this.fail('wrong-type', key, '[ … ]');
  }

  fields(key: string): Fields {
    if (!this.has(key)) return {};
    const value = this.value[key];
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return this.fail('wrong-type', key, '{ … }');
    return value as Fields;
  }

  inside(key: string): Reader {
    return new Reader(this.fields(key), `${this.path}.${key}`, this.lines);
  }

  element(key: string, index: number): Reader {
    const value = this.list(key)[index];
    if (typeof value !== 'object' || value === null)
      return this.fail('wrong-type', `${key}.${index}`, '{ … }', describe(value));
    return new Reader(value as Fields, `${this.path}.${key}.${index}`, this.lines);
  }
}
