/** A piece of the text that a program sends; attacks consist of the reader's pieces. */
export interface SentPiece {
  readonly text: string;
  readonly isReader: boolean;
}

/** The response of a program to an input: a text to send, with or without values, or a refusal. */
export type Sent =
  { readonly pieces: readonly SentPiece[]; readonly parameters?: readonly string[] } | { readonly refusal: string };

/** One way to write the program. */
export interface ProgramVersion {
  readonly id: 'joined' | 'bound' | 'quoted' | 'filtered' | 'half' | 'allowList';
  /** The program as the page shows it. */
  readonly code: string;
  readonly send: (inputs: readonly string[]) => Sent;
}

/** The goal of an attack on the joining program. */
export type AttackGoal =
  /** The answer shows a value returned by this query. */
  | { readonly kind: 'shows'; readonly secrets: string }
  /** The answer is this one row, which the correct version does not return for the same input. */
  | { readonly kind: 'enters'; readonly as: string }
  /** The answer changes when this statement has changed secret data. */
  | { readonly kind: 'depends'; readonly change: string };

export interface InjectionProgram {
  readonly id: 'search' | 'login' | 'sort';
  readonly fields: readonly ('words' | 'email' | 'phone' | 'column')[];
  /** The first version joins strings; the others claim to be its cure. */
  readonly versions: readonly [ProgramVersion, ProgramVersion, ...ProgramVersion[]];
  /** The version that behaves as the shop wants for every input. */
  readonly right: ProgramVersion['id'];
  readonly goal: AttackGoal;
  /** Inputs that a button fills in; the page initially shows the preset named by `example`. */
  readonly presets: readonly { readonly name: PresetName; readonly inputs: readonly string[] }[];
  readonly example: PresetName;
  /** Inputs by which a cure is judged. */
  readonly probes: readonly (readonly string[])[];
}

export type PresetName = 'ordinary' | 'apostrophe' | 'tautology' | 'union' | 'comment' | 'stacked' | 'expression';

const own = (text: string): SentPiece => ({ text, isReader: false });
const reader = (text: string): SentPiece => ({ text, isReader: true });

const BOOKS = 'SELECT title, price FROM books';
const CUSTOMERS = 'SELECT customer_id, full_name FROM customers';
const SORT_KEYS = ['title', 'price'];

const code = (...lines: string[]) => lines.join('\n');
const joinedSearch = (words: string): Sent => ({
  pieces: [own(`${BOOKS} WHERE title LIKE '%`), reader(words), own("%' ORDER BY title LIMIT 5")],
});

const SEARCH: InjectionProgram = {
  id: 'search',
  fields: ['words'],
  versions: [
    {
      id: 'joined',
      code: code(
        'const sql =',
        `  "${BOOKS}" +`,
        `  " WHERE title LIKE '%" + words + "%'" +`,
        '  " ORDER BY title LIMIT 5";',
        'db.query(sql);',
      ),
      send: ([words = '']) => joinedSearch(words),
    },
    {
      id: 'bound',
      code: code(
        'const sql =',
        `  "${BOOKS}" +`,
        '  " WHERE title LIKE ?" +',
        '  " ORDER BY title LIMIT 5";',
        'db.query(sql, ["%" + words + "%"]);',
      ),
      send: ([words = '']) => ({
        pieces: [own(`${BOOKS} WHERE title LIKE ? ORDER BY title LIMIT 5`)],
        parameters: [`%${words}%`],
      }),
    },
    {
      id: 'quoted',
      code: code(
        'const sql =',
        `  "${BOOKS}" +`,
        `  " WHERE title LIKE '%?%'" +`,
        '  " ORDER BY title LIMIT 5";',
        'db.query(sql, [words]);',
      ),
      send: ([words = '']) => ({
        pieces: [own(`${BOOKS} WHERE title LIKE '%?%' ORDER BY title LIMIT 5`)],
        parameters: [words],
      }),
    },
    {
      id: 'filtered',
      code: code(
        'const clean = words',
        "  .replaceAll('UNION', '')",
        "  .replaceAll('DELETE', '');",
        'const sql =',
        `  "${BOOKS}" +`,
        `  " WHERE title LIKE '%" + clean + "%'" +`,
        '  " ORDER BY title LIMIT 5";',
        'db.query(sql);',
      ),
      send: ([words = '']) => joinedSearch(words.replaceAll('UNION', '').replaceAll('DELETE', '')),
    },
  ],
  right: 'bound',
  goal: { kind: 'shows', secrets: 'SELECT email FROM customers WHERE email IS NOT NULL' },
  presets: [
    { name: 'ordinary', inputs: ['mưa'] },
    { name: 'apostrophe', inputs: ["O'Brien"] },
    { name: 'tautology', inputs: ["' OR '1'='1' --"] },
    { name: 'union', inputs: ["zzz' UNION SELECT name, category_id FROM categories --"] },
    { name: 'stacked', inputs: ["'; DELETE FROM order_items; --"] },
  ],
  example: 'apostrophe',
  probes: [
    ['mưa'],
    ["O'Brien"],
    ["zzz' UNION SELECT full_name, salary FROM employees --"],
    ["zzz' union SELECT full_name, salary FROM employees --"],
  ],
};

const LOGIN: InjectionProgram = {
  id: 'login',
  fields: ['email', 'phone'],
  versions: [
    {
      id: 'joined',
      code: code(
        'const sql =',
        `  "${CUSTOMERS}" +`,
        `  " WHERE email = '" + email + "'" +`,
        `  " AND phone = '" + phone + "'";`,
        'db.query(sql);',
      ),
      send: ([email = '', phone = '']) => ({
        pieces: [own(`${CUSTOMERS} WHERE email = '`), reader(email), own("' AND phone = '"), reader(phone), own("'")],
      }),
    },
    {
      id: 'bound',
      code: code(
        'const sql =',
        `  "${CUSTOMERS}" +`,
        '  " WHERE email = ?" +',
        '  " AND phone = ?";',
        'db.query(sql, [email, phone]);',
      ),
      send: ([email = '', phone = '']) => ({
        pieces: [own(`${CUSTOMERS} WHERE email = ? AND phone = ?`)],
        parameters: [email, phone],
      }),
    },
    {
      id: 'half',
      code: code(
        'const sql =',
        `  "${CUSTOMERS}" +`,
        '  " WHERE email = ?" +',
        `  " AND phone = '" + phone + "'";`,
        'db.query(sql, [email]);',
      ),
      send: ([email = '', phone = '']) => ({
        pieces: [own(`${CUSTOMERS} WHERE email = ? AND phone = '`), reader(phone), own("'")],
        parameters: [email],
      }),
    },
  ],
  right: 'bound',
  goal: { kind: 'enters', as: 'Lê Hoàng Anh' },
  presets: [
    { name: 'ordinary', inputs: ['ha.pham@example.com', '0100100648'] },
    { name: 'tautology', inputs: ['x', "' OR '1'='1"] },
    { name: 'comment', inputs: ["ha.pham@example.com' --", ''] },
  ],
  example: 'tautology',
  probes: [
    ['ha.pham@example.com', '0100100648'],
    ['ha.pham@example.com', '0'],
    ["ha.pham@example.com' --", ''],
    ['x', "' OR '1'='1"],
  ],
};

const SORT: InjectionProgram = {
  id: 'sort',
  fields: ['column'],
  versions: [
    {
      id: 'joined',
      code: code('const sql =', `  "${BOOKS}" +`, '  " ORDER BY " + column +', '  " LIMIT 5";', 'db.query(sql);'),
      send: ([column = '']) => ({ pieces: [own(`${BOOKS} ORDER BY `), reader(column), own(' LIMIT 5')] }),
    },
    {
      id: 'bound',
      code: code('const sql =', `  "${BOOKS}" +`, '  " ORDER BY ?" +', '  " LIMIT 5";', 'db.query(sql, [column]);'),
      send: ([column = '']) => ({ pieces: [own(`${BOOKS} ORDER BY ? LIMIT 5`)], parameters: [column] }),
    },
    {
      id: 'allowList',
      code: code(
        "const ALLOWED = ['title', 'price'];",
        'if (!ALLOWED.includes(column))',
        "  throw new Error('no such order');",
        'const sql =',
        `  "${BOOKS}" +`,
        '  " ORDER BY " + column +',
        '  " LIMIT 5";',
        'db.query(sql);',
      ),
      send: ([column = '']) =>
        SORT_KEYS.includes(column)
          ? { pieces: [own(`${BOOKS} ORDER BY `), reader(column), own(' LIMIT 5')] }
          : { refusal: 'no such order' },
    },
  ],
  right: 'allowList',
  goal: { kind: 'depends', change: 'UPDATE employees SET salary = 1' },
  presets: [
    { name: 'ordinary', inputs: ['price'] },
    { name: 'expression', inputs: ['length(title)'] },
  ],
  example: 'ordinary',
  probes: [['title'], ['price'], ['length(title)'], ['(SELECT salary FROM employees WHERE employee_id = 1)']],
};

const PROGRAMS: readonly InjectionProgram[] = [SEARCH, LOGIN, SORT];

/** The program with an id; undefined for an unknown id. */
export function injectionProgram(id: string | undefined): InjectionProgram | undefined {
  return PROGRAMS.find((program) => program.id === id);
}

/** The inputs that the page shows initially. */
export function exampleInputs({ presets, example }: InjectionProgram): readonly string[] {
  return presets.find(({ name }) => name === example)?.inputs ?? [];
}

/** The complete text that is sent. */
export function sentText(pieces: readonly SentPiece[]): string {
  return pieces.map(({ text }) => text).join('');
}
