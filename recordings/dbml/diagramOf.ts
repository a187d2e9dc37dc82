interface Field {
  readonly name: string;
  readonly pk?: boolean;
  readonly not_null?: boolean;
  readonly type: { readonly type_name: string };
}

interface Endpoint {
  readonly tableName: string;
  readonly fieldNames: readonly string[];
  /** Whether many rows of this side belong to one of the other. */
  readonly relation: '1' | '*';
}

/** The parts of the parser's result that are drawn. */
export interface DbmlModel {
  readonly schemas: readonly {
    readonly tables: readonly {
      readonly name: string;
      readonly fields: readonly Field[];
      readonly indexes: readonly { readonly pk?: boolean; readonly columns: readonly { readonly value: string }[] }[];
    }[];
    readonly refs: readonly { readonly endpoints: readonly Endpoint[] }[];
  }[];
}

/** A Mermaid diagram of a DBML model: its tables with their keys, and a line for each reference. */
export function diagramOf({ schemas }: DbmlModel): string {
  const [schema] = schemas;
  if (!schema) throw new Error('The file has no schema.');
  const foreign = new Set<string>();
  const lines = schema.refs.map(({ endpoints }) => {
    const many = endpoints.find(({ relation }) => relation === '*');
    const one = endpoints.find(({ relation }) => relation === '1');
    if (!many || !one) throw new Error('Only references from many rows to one are drawn.');
    for (const name of many.fieldNames) foreign.add(`${many.tableName}.${name}`);
    const table = schema.tables.find(({ name }) => name === many.tableName);
    const isRequired = many.fieldNames.every((name) => {
      const field = table?.fields.find((each) => each.name === name);
      return field?.not_null || isKey(table, name);
    });
    return `  ${one.tableName} ${isRequired ? '||' : '|o'}--o{ ${many.tableName} : "${many.fieldNames.join(', ')}"`;
  });
  const boxes = schema.tables.flatMap((table) => [
    `  ${table.name} {`,
    ...table.fields.map(({ name, type }) => {
      const marks = [isKey(table, name) && 'PK', foreign.has(`${table.name}.${name}`) && 'FK'].filter(Boolean);
      return `    ${type.type_name} ${name} ${marks.join(', ')}`.trimEnd();
    }),
    '  }',
  ]);
  return ['erDiagram', ...lines, ...boxes].join('\n');
}

function isKey(table: DbmlModel['schemas'][number]['tables'][number] | undefined, name: string): boolean {
  return (
    table?.fields.some((field) => field.name === name && field.pk) ||
    table?.indexes.some(({ pk, columns }) => pk && columns.some(({ value }) => value === name)) ||
    false
  );
}
