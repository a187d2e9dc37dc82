import { describe, expect, it } from 'vitest';
import { describeDataset } from '../../../src/features/sql-lab/core/data/dataset';
import { sameRow } from '../../../src/features/sql-lab/core/grading/compareRows';
import { openEngine } from '../../../src/features/sql-lab/node/openEngines';
import { ENGINE_NAMES, type EngineName, type SqlRow } from '../../../src/features/sql-lab/core/types';
import { imageOfDataset } from './index';
import { ORDERS_BIG } from './ordersBig';

async function rowsOf(name: EngineName): Promise<(readonly SqlRow[])[]> {
  const engine = await openEngine[name]();
  await engine.init(imageOfDataset('orders_big'));
  // A single answer with all rows would be cut off.
  const parts = [0, 25_000, 50_000, 75_000].map(
    (offset) => `SELECT * FROM orders_big ORDER BY order_id LIMIT 25000 OFFSET ${offset}`,
  );
  const { results } = await engine.execute(['SELECT * FROM customers_big ORDER BY customer_id', ...parts].join(';'), {
    maxRows: 100_000,
  });
  await engine.dispose();
  const [customers, ...orders] = results.map(({ rows }) => rows);
  return [customers ?? [], orders.flat()];
}

describe('orders_big', () => {
  it('has the expected number of rows, equal on both engines, and the first rows that the schema shows', async () => {
    const [[customers = [], orders = []] = [], others] = [await rowsOf('sqlite'), await rowsOf('postgres')];
    expect(customers).toHaveLength(5_000);
    expect(orders).toHaveLength(100_000);
    expect(others?.[0]).toEqual(customers);
    expect(others?.[1]?.findIndex((row, index) => !sameRow(row, orders[index] ?? []))).toBe(-1);
    const [ofCustomers, ofOrders] = describeDataset(ORDERS_BIG).tables;
    expect(ofCustomers).toMatchObject({ rowCount: 5_000, sample: customers.slice(0, 3) });
    expect(ofOrders).toMatchObject({ rowCount: 100_000, sample: orders.slice(0, 3) });

    const perCustomer = new Map<unknown, number>();
    for (const [, customer] of orders) perCustomer.set(customer, (perCustomer.get(customer) ?? 0) + 1);
    expect([perCustomer.size, perCustomer.get(1), perCustomer.get(5_000)]).toEqual([5_000, 1_414, 9]);
    const dates = orders.map(([, , date]) => String(date));
    expect([dates[0], dates.at(-1), new Set(dates).size]).toEqual(['2020-01-01', '2025-06-30', 2_008]);
    expect(dates).toEqual([...dates].sort());
  }, 60_000);

  it('takes only a few kilobytes to send', () => {
    const { scripts } = imageOfDataset('orders_big');
    for (const name of ENGINE_NAMES) expect(scripts[name]?.length).toBeLessThan(2_500);
  });
});
