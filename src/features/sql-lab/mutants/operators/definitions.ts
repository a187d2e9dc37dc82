import { isNode, nodesIn, withoutOne, type Tree, type TreeNode } from '../syntaxTree';
import { swappedPairs } from './changes';
import type { Change, Operator } from './operator';
import { columnName, text, upper } from './readTree';

/** Drops a column or a constraint of CREATE TABLE, or an action of ALTER TABLE. */
const droppedDefinitions: Operator = ({ node }) => {
  const definitions = nodesIn(node.create_definitions);
  const actions = node.type === 'alter' ? nodesIn(node.expr) : [];
  return [
    ...(definitions.length > 1
      ? withoutOne(definitions).map((rest, index) => ({
          what: `definition ${index + 1} of CREATE TABLE dropped`,
          node: { ...node, create_definitions: rest },
        }))
      : []),
    ...(actions.length > 1
      ? withoutOne(actions).map((expr) => ({ what: 'an action of ALTER TABLE dropped', node: { ...node, expr } }))
      : []),
    ...(node.options ? [{ what: `${text(node.options)} dropped`, node: { ...node, options: null } }] : []),
  ];
};

/** The constraints of a column, by their keys in the parser's tree. */
const COLUMN_CONSTRAINTS = {
  nullable: 'NOT NULL',
  unique: 'UNIQUE',
  primary_key: 'PRIMARY KEY',
  check: 'CHECK',
  default_val: 'DEFAULT',
  reference_definition: 'REFERENCES',
};

const isColumn = (node: TreeNode) => node.resource === 'column' && isNode(node.definition);

const isNotNull = (node: TreeNode) => isNode(node.nullable) && upper(node.nullable.type) === 'NOT NULL';

const dataType = (node: TreeNode) => (isNode(node.definition) ? upper(node.definition.dataType) : '');

function without(node: TreeNode, key: string): TreeNode {
  return Object.fromEntries(Object.entries(node).filter(([name]) => name !== key));
}

/** Drops one constraint of a column. */
const weakerColumns: Operator = ({ node }) => {
  if (!isColumn(node)) return [];
  // SQLite's INTEGER PRIMARY KEY is never NULL, and an explicit NULL is the default anyway, so dropping either has no
  // effect.
  const isIdle = !isNotNull(node) || (!!node.primary_key && dataType(node) === 'INTEGER');
  return Object.entries(COLUMN_CONSTRAINTS)
    .filter(([key]) => node[key] && !(key === 'nullable' && isIdle))
    .map(([key, name]) => ({ what: `${name} of ${nameOf(node)} dropped`, node: without(node, key) }));
};

const nameOf = (node: TreeNode) => (isNode(node.column) ? columnName(node.column) : '');

/** The columns in a constraint of their table. */
function constrained(above: readonly TreeNode[], kind: string): string[] {
  return nodesIn(above[0]?.create_definitions)
    .filter((node) => upper(node.constraint_type) === kind)
    .flatMap(({ definition }) => {
      const names = nodesIn(definition).map(columnName);
      return kind === 'PRIMARY KEY' || names.length === 1 ? names : [];
    });
}

/** Gives a column a DEFAULT that the task does not ask for. */
const addedDefaults: Operator = ({ node }) =>
  isColumn(node) && !node.primary_key && !node.default_val && node.action !== 'alter' && dataType(node) === 'INTEGER'
    ? [
        {
          what: `DEFAULT added to ${nameOf(node)}`,
          node: { ...node, default_val: { type: 'default', value: { type: 'number', value: 1 } } },
        },
      ]
    : [];

/** Makes a column reject what it should accept: NULL, or a repeated value. */
const stricterColumns: Operator = ({ node, above }) => {
  if (!isColumn(node) || node.primary_key || node.action === 'alter') return [];
  const isKey = constrained(above, 'PRIMARY KEY').includes(nameOf(node));
  const isUnique = !!node.unique || constrained(above, 'UNIQUE').includes(nameOf(node));
  const isOnlyKey = isKey && constrained(above, 'PRIMARY KEY').length === 1;
  return [
    ...(isNotNull(node) || isKey
      ? []
      : [
          {
            what: `NOT NULL added to ${nameOf(node)}`,
            node: { ...node, nullable: { type: 'not null', value: 'not null' } },
          },
        ]),
    ...(isUnique || isOnlyKey
      ? []
      : [{ what: `UNIQUE added to ${nameOf(node)}`, node: { ...node, unique: 'unique' } }]),
  ];
};

const OTHER_TYPES: Readonly<Record<string, readonly string[]>> = {
  INTEGER: ['TEXT', 'REAL'],
  INT: ['TEXT', 'REAL'],
  BIGINT: ['TEXT', 'REAL'],
  TEXT: ['INTEGER'],
  VARCHAR: ['INTEGER'],
  DECIMAL: ['REAL', 'INTEGER'],
  NUMERIC: ['REAL', 'INTEGER'],
  REAL: ['INTEGER'],
  DATE: ['TEXT', 'TIMESTAMP'],
  TIMESTAMP: ['TEXT', 'DATE'],
  TIMESTAMPTZ: ['TIMESTAMP', 'DATE'],
  BOOLEAN: ['TEXT'],
};

/** Changes the type of a column, or its length or scale. */
const otherTypes: Operator = ({ node }) => {
  if (!isColumn(node) || !isNode(node.definition)) return [];
  const { definition } = node;
  const withType = (what: string, other: TreeNode): Change => ({ what, node: { ...node, definition: other } });
  const { length, scale } = definition;
  const moved = (key: 'length' | 'scale', value: number): Change[] =>
    [-1, 1]
      .map((step) => value + step)
      .filter((other) => other >= (key === 'length' ? 1 : 0))
      .map((other) => withType(`the ${key} ${value} → ${other}`, { ...definition, [key]: other }));
  return [
    ...(OTHER_TYPES[dataType(node)] ?? []).map((other) =>
      withType(`${dataType(node)} → ${other}`, { dataType: other }),
    ),
    ...(typeof length === 'number' ? moved('length', length) : []),
    ...(typeof scale === 'number' ? moved('scale', scale) : []),
  ];
};

/** Drops a column from a key over several columns. */
const shorterKeys: Operator = ({ node }) => {
  const columns = node.resource === 'constraint' ? nodesIn(node.definition) : [];
  return columns.length > 1
    ? withoutOne(columns).map((definition) => ({ what: 'a column of a key dropped', node: { ...node, definition } }))
    : [];
};

/** RESTRICT is left out: it is NO ACTION that cannot be deferred. */
const ACTIONS = ['CASCADE', 'SET NULL', 'NO ACTION'];
const actionOf = (node: TreeNode) => (isNode(node.value) ? upper(node.value.value) : '');

/**
 * Changes what a foreign key does when the referenced row is deleted or its key changes. If the solution does not
 * specify an action, the task does not require one either.
 */
const otherActions: Operator = ({ node }) => {
  if (upper(node.keyword) !== 'REFERENCES') return [];
  const stated = nodesIn(node.on_action);
  return stated.flatMap((event) => {
    const now = actionOf(event) === 'RESTRICT' ? 'NO ACTION' : actionOf(event);
    return ACTIONS.filter((other) => other !== now).map((other) => ({
      what: `${upper(event.type)} ${now} → ${other}`,
      node: {
        ...node,
        on_action: stated.map((item) =>
          item === event ? { ...event, value: { type: 'origin', value: other.toLowerCase() } } : item,
        ),
      },
    }));
  });
};

/** Makes a foreign key reference another table. */
const otherReferences: Operator = ({ node }, { columns }) => {
  if (upper(node.keyword) !== 'REFERENCES') return [];
  const [target] = nodesIn(node.table);
  const [column] = nodesIn(node.definition);
  if (!target || !column || nodesIn(node.definition).length > 1) return [];
  const other = Object.entries(columns.keys).find(([name, key]) => key.length === 1 && name !== text(target.table));
  if (!other) return [];
  const [table, [value = '']] = other;
  return [
    {
      what: `REFERENCES ${text(target.table)} → ${table}`,
      node: {
        ...node,
        table: [{ ...target, table }],
        definition: [{ ...column, column: { expr: { type: 'default', value } } }],
      },
    },
  ];
};

/** Negates a Boolean, which is usually the default of a column. */
const otherDefaults: Operator = ({ node }) =>
  node.type === 'bool' ? [{ what: `${String(node.value)} turned round`, node: { ...node, value: !node.value } }] : [];

/** Makes an index unique or not unique, drops one of its columns, or swaps two of them. */
const otherIndexes: Operator = ({ node }) => {
  if (node.type !== 'create' || node.keyword !== 'index') return [];
  const keys = nodesIn(node.index_columns);
  const withKeys = (what: string, index_columns: readonly Tree[]): Change => ({
    what,
    node: { ...node, index_columns },
  });
  const isUnique = upper(node.index_type) === 'UNIQUE';
  return [
    {
      what: isUnique ? 'UNIQUE of an index dropped' : 'UNIQUE added to an index',
      node: { ...node, index_type: isUnique ? null : 'unique' },
    },
    ...(keys.length > 1 ? withoutOne(keys).map((rest) => withKeys('a column of an index dropped', rest)) : []),
    // The column order does not affect which rows a unique index rejects.
    ...(isUnique ? [] : swappedPairs(keys).map((swapped) => withKeys('two columns of an index swapped', swapped))),
  ];
};

/** Mistakes in CREATE TABLE, ALTER TABLE and CREATE INDEX; those in a CHECK come from the operators for conditions. */
export const DEFINITIONS: readonly Operator[] = [
  droppedDefinitions,
  weakerColumns,
  addedDefaults,
  stricterColumns,
  otherTypes,
  shorterKeys,
  otherActions,
  otherReferences,
  otherDefaults,
  otherIndexes,
];
