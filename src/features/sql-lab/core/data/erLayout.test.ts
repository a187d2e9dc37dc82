import { describe, expect, it } from 'vitest';
import { datasetById } from '../../../../../courses/sql/datasets';
import { describeDataset } from './dataset';
import { erLayout } from './erLayout';

const diagram = erLayout(describeDataset(datasetById('nha_sach')));

describe('erLayout', () => {
  it('puts a table to the right of the tables it references', () => {
    const x = new Map(diagram.boxes.map((box) => [box.name, box.x]));
    expect(diagram.boxes).toHaveLength(8);
    for (const { from, to } of diagram.edges.filter((edge) => edge.from !== edge.to))
      expect(x.get(from)).toBeGreaterThan(x.get(to) ?? 0);
  });

  it('puts tables that reference each other into neighbouring columns, so that no line runs behind a third', () => {
    const columns = [...new Set(diagram.boxes.map(({ x }) => x))].sort((one, other) => one - other);
    const columnOf = (name: string) => columns.indexOf(diagram.boxes.find((box) => box.name === name)?.x ?? -1);
    for (const { from, to } of diagram.edges.filter((edge) => edge.from !== edge.to))
      expect(columnOf(from) - columnOf(to), `${from} → ${to}`).toBe(1);
  });

  it('draws every reference', () => {
    expect(diagram.edges.map(({ from, column, to }) => `${from}.${column} → ${to}`)).toEqual([
      'categories.parent_id → categories',
      'books.category_id → categories',
      'book_authors.book_id → books',
      'book_authors.author_id → authors',
      'employees.manager_id → employees',
      'customers.referred_by → customers',
      'orders.customer_id → customers',
      'orders.employee_id → employees',
      'order_items.order_id → orders',
      'order_items.book_id → books',
    ]);
  });

  it('keeps boxes apart and inside the diagram', () => {
    for (const [index, box] of diagram.boxes.entries()) {
      expect(box.x + box.width).toBeLessThanOrEqual(diagram.width);
      expect(box.y + box.height).toBeLessThanOrEqual(diagram.height);
      for (const other of diagram.boxes.slice(index + 1)) {
        const apart = other.x !== box.x || other.y >= box.y + box.height || box.y >= other.y + other.height;
        expect(apart, `${box.name} and ${other.name}`).toBe(true);
      }
    }
  });

  it('handles circular references, and an empty dataset', () => {
    const text = { vi: '', en: '' };
    const table = (name: string, target: string) => ({
      name,
      description: text,
      primaryKey: ['id'],
      rowCount: 0,
      sample: [],
      columns: [
        { name: 'id', type: 'integer' as const, description: text },
        { name: 'other', type: 'integer' as const, references: { table: target, column: 'id' }, description: text },
      ],
    });
    const schema = { id: 'x', title: text, description: text, today: '' };
    expect(erLayout({ ...schema, tables: [table('a', 'b'), table('b', 'a')] }).edges).toHaveLength(2);
    expect(erLayout({ ...schema, tables: [] }).boxes).toEqual([]);
  });
});
