import { isNode, nodesIn, withoutOne, type TreeNode } from '../syntaxTree';
import type { Operator } from './operator';
import { upper } from './readTree';

/** Rows, assignments, columns and constraints left out of statements that change something. */
const droppedChanges: Operator = ({ node }) => {
  const rows = isNode(node.values) ? nodesIn(node.values.values) : [];
  const set = nodesIn(node.set);
  return [
    ...(rows.length > 1
      ? withoutOne(rows).map((values) => ({
          what: 'a row of INSERT dropped',
          node: { ...node, values: { ...(node.values as TreeNode), values } },
        }))
      : []),
    ...(set.length > 1
      ? withoutOne(set).map((rest) => ({ what: 'an assignment of UPDATE dropped', node: { ...node, set: rest } }))
      : []),
  ];
};

const droppedDefinitions: Operator = ({ node }) => {
  const definitions = nodesIn(node.create_definitions);
  return definitions.length > 1
    ? withoutOne(definitions).map((rest, index) => ({
        what: `definition ${index + 1} of CREATE TABLE dropped`,
        node: { ...node, create_definitions: rest },
      }))
    : [];
};

const COLUMN_CONSTRAINTS = ['nullable', 'unique', 'primary_key', 'check', 'default_val', 'reference_definition'];

const OTHER_TYPES: Readonly<Record<string, string>> = { INTEGER: 'TEXT', INT: 'TEXT', TEXT: 'INTEGER', DATE: 'TEXT' };

const weakerColumns: Operator = ({ node }) => {
  if (node.resource === 'constraint') {
    const columns = nodesIn(node.definition);
    if (columns.length < 2) return [];
    return withoutOne(columns).map((definition) => ({
      what: 'a column of a key dropped',
      node: { ...node, definition },
    }));
  }
  if (node.resource !== 'column' || !isNode(node.definition)) return [];
  const { definition } = node;
  const other = OTHER_TYPES[upper(definition.dataType)];
  return [
    ...COLUMN_CONSTRAINTS.filter((key) => node[key]).map((key) => {
      const rest = Object.fromEntries(Object.entries(node).filter(([name]) => name !== key));
      return { what: `${key.replace('_', ' ')} dropped`, node: rest };
    }),
    ...(other
      ? [
          {
            what: `${upper(definition.dataType)} → ${other}`,
            node: { ...node, definition: { ...definition, dataType: other } },
          },
        ]
      : []),
  ];
};

const droppedActions: Operator = ({ node }) => {
  const actions = nodesIn(node.on_action);
  return actions.length > 0
    ? withoutOne(actions).map((on_action) => ({
        what: 'an action of a foreign key dropped',
        node: { ...node, on_action },
      }))
    : [];
};

/** Mistakes in statements that change rows or tables. */
export const CHANGES: readonly Operator[] = [droppedChanges, droppedDefinitions, weakerColumns, droppedActions];
