export const DELIMITERS = [',', ';', '\t', '|'] as const;

export type Delimiter = (typeof DELIMITERS)[number];

export interface Layout {
  readonly newline: '\n' | '\r';
  readonly delimiter: Delimiter;
}

/** How many lines with cells the delimiter is detected from. */
const SAMPLE = 50;

/** The line in which Excel names the delimiter: `sep=;`. */
export const NAMED_DELIMITER = /^sep=[,;|\t](?=[\r\n])/i;

/** The delimiter that the text names in its first line. */
export function namedDelimiter(text: string): Delimiter | undefined {
  const [named = ''] = NAMED_DELIMITER.exec(text.replace(/^\uFEFF+/, '')) ?? [];
  return DELIMITERS.find((delimiter) => delimiter === named.slice(4));
}

type Counts = Readonly<Record<Delimiter, number>>;

interface Sample {
  readonly newline: Layout['newline'];
  /** Delimiters outside quotation marks, of each line. */
  readonly lines: readonly Counts[];
}

/** Counts the delimiters of the first lines that are not blank, ignoring quoted text. */
function sampleOf(text: string): Sample {
  const lines: Counts[] = [];
  const none = (): Record<Delimiter, number> => ({ ',': 0, ';': 0, '\t': 0, '|': 0 });
  let counts = none();
  let newline: Layout['newline'] | undefined;
  let isQuoted = false;
  let isBlank = true;
  const end = () => {
    if (!isBlank) lines.push(counts);
    counts = none();
    isBlank = true;
  };
  for (let index = 0; index < text.length && lines.length < SAMPLE; index += 1) {
    const character = text[index] ?? '';
    if (character === '"') isQuoted = !isQuoted;
    if (isQuoted) isBlank = false;
    else if (character === '\n' || character === '\r') {
      if (lines.length === 0) newline = character === '\r' && text[index + 1] !== '\n' ? '\r' : '\n';
      end();
    } else {
      if (character !== ' ' && character !== '\t') isBlank = false;
      if (character in counts) counts[character as Delimiter] += 1;
    }
  }
  end();
  return { newline: newline ?? '\n', lines };
}

/**
 * The delimiter that divides most lines as it divides the header. Of those that do so equally often, the one with more
 * cells; of those with equally many, not the comma, which texts and numbers have too.
 */
function detect([header, ...rows]: readonly Counts[]): Delimiter {
  if (!header) return ',';
  const even = (delimiter: Delimiter) => rows.filter((row) => row[delimiter] === header[delimiter]).length;
  const [best = ','] = DELIMITERS.filter((delimiter) => header[delimiter] > 0).sort(
    (a, b) => even(b) - even(a) || header[b] - header[a] || Number(a === ',') - Number(b === ','),
  );
  return best;
}

/** Detects the line ending and, unless it is given, the delimiter. */
export function layoutOf(text: string, delimiter?: Delimiter): Layout {
  const { newline, lines } = sampleOf(text);
  return { newline, delimiter: delimiter ?? detect(lines) };
}
