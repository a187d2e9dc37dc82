import type { Dataset } from '../../../../src/features/sql-lab/core/data/dataset';
import { AUTHORS, BOOKS, CATEGORIES, CITIES, CUSTOMERS, EMPLOYEES } from './base';
import { assignItems, placeOrders, type Customer, type Title } from './orders';
import { Random } from './random';
import type { Recipe } from './recipe';
import { TABLES } from './tables';

export const TODAY = '2025-06-30';

type Row = (string | number | null)[];

/** Ids from 1 for the items of a list: in list order, or in random order. */
function idsOf<T>(items: readonly T[], random: Random, shuffled: boolean): Map<T, number> {
  const order = shuffled ? random.shuffle(items) : items;
  return new Map(order.map((item, index) => [item, index + 1]));
}

function idIn<T>(ids: ReadonlyMap<T, number>, item: T): number {
  const id = ids.get(item);
  if (id === undefined) throw new Error(`${String(item)} has no id: it is missing from its list in base.ts.`);
  return id;
}

const byFirst = (left: Row, right: Row) => Number(left[0]) - Number(right[0]);

function day(base: string, offset: number): string {
  return new Date(Date.parse(base) + offset * 86_400_000).toISOString().slice(0, 10);
}

/** An ISBN-13 with an unassigned prefix and a valid check digit. */
function isbn(number: number): string {
  const digits = `9799999${String(number).padStart(5, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

function emailOf(name: string, count: number): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('Đ', 'D')
    .replaceAll('đ', 'd')
    .toLowerCase()
    .split(' ');
  return `${words.at(-1) ?? ''}.${words[0] ?? ''}${count > 1 ? count : ''}@example.com`;
}

function makeTitles(recipe: Recipe, random: Random): Title[] {
  const { neverSold, dearest, leftOut } = recipe;
  return BOOKS.filter(([title]) => !leftOut.books.includes(title)).map(([title, category, authors]) => ({
    title,
    category,
    authors,
    price: dearest.includes(title) ? 320_000 : random.integer(9, 56) * 5_000,
    publishedOn: recipe.withoutDate.includes(title) ? null : day('2012-01-09', random.integer(0, 4300)),
    sold: !neverSold.includes(title),
  }));
}

function makeCustomers(recipe: Recipe, random: Random): Customer[] {
  const count = CUSTOMERS.length - recipe.leftOut.customers;
  return CUSTOMERS.slice(0, count).map((name, index) => ({
    name,
    joinedOn: day('2023-02-06', Math.round((index * 830) / count) + random.integer(0, 20)),
    orders: !recipe.neverOrder.includes(index),
    onlyCancelled: recipe.onlyCancelled === index,
  }));
}

function bookRows(
  recipe: Recipe,
  random: Random,
  titles: readonly Title[],
  bookIds: ReadonlyMap<Title, number>,
  categoryId: (name: string) => number,
): Row[] {
  return titles.map((book) => {
    const stock = recipe.lastCopy === book.title ? 1 : recipe.soldOut.includes(book.title) ? 0 : random.integer(2, 60);
    const id = idIn(bookIds, book);
    return [
      id,
      recipe.withoutIsbn.includes(book.title) ? null : isbn(id * 7 + (recipe.seed % 1000)),
      book.title,
      categoryId(book.category),
      book.price,
      stock,
      book.publishedOn,
    ];
  });
}

function customerRows(
  recipe: Recipe,
  random: Random,
  customers: readonly Customer[],
  ids: ReadonlyMap<Customer, number>,
): Row[] {
  const referredBy = new Map<number, number>(recipe.referrals);
  recipe.referralChain.forEach((customer, index) => {
    const by = recipe.referralChain[index - 1];
    if (by !== undefined) referredBy.set(customer, by);
  });
  const seen = new Map<string, number>();
  return customers.map((customer, index) => {
    const count = (seen.get(customer.name) ?? 0) + 1;
    seen.set(customer.name, count);
    const by = customers[referredBy.get(index) ?? -1];
    const city = random.pick(CITIES);
    return [
      idIn(ids, customer),
      customer.name,
      recipe.withoutEmail.includes(index) ? null : emailOf(customer.name, count),
      `0100${String(100_100 + idIn(ids, customer) * 137)}`,
      recipe.withoutCity.includes(index) ? null : city,
      customer.joinedOn,
      by ? idIn(ids, by) : null,
    ];
  });
}

/** Builds a bookshop from its recipe. The same recipe always gives the same rows. */
export function generateShop(recipe: Recipe): Dataset {
  const random = new Random(recipe.seed);
  const categoryIds = idsOf(
    CATEGORIES.map(({ name }) => name),
    random,
    recipe.shuffledIds,
  );
  const authorIds = idsOf(
    AUTHORS.map(([name]) => name),
    random,
    recipe.shuffledIds,
  );
  const employeeIds = idsOf(
    EMPLOYEES.map(([name]) => name),
    random,
    recipe.shuffledIds,
  );
  const titles = makeTitles(recipe, random);
  const bookIds = idsOf(titles, random, recipe.shuffledIds);
  const customers = makeCustomers(recipe, random);
  const customerIds = idsOf(customers, random, recipe.shuffledIds);
  const orders = placeOrders(recipe, random, customers);
  const items = assignItems(recipe, random, orders, titles);
  const rows: Record<string, Row[]> = {
    categories: CATEGORIES.map(({ name, parent }) => [
      idIn(categoryIds, name),
      name,
      parent === undefined ? null : idIn(categoryIds, parent),
    ]),
    authors: AUTHORS.map(([name, born, country]) => [idIn(authorIds, name), name, born, country]),
    books: bookRows(recipe, random, titles, bookIds, (name) => idIn(categoryIds, name)),
    book_authors: titles.flatMap((book) =>
      book.authors.map((name, index): Row => [idIn(bookIds, book), idIn(authorIds, name), index + 1]),
    ),
    employees: EMPLOYEES.map(([name, title, manager, salary, hired]) => [
      idIn(employeeIds, name),
      name,
      manager === null ? null : idIn(employeeIds, manager),
      title,
      salary,
      hired,
    ]),
    customers: customerRows(recipe, random, customers, customerIds),
    orders: orders.map(({ customer, seller, at, status }, index) => [
      index + 1,
      idIn(customerIds, customer),
      seller === null ? null : idIn(employeeIds, seller),
      at,
      status,
    ]),
    order_items: items.map(({ order, book, quantity, unitPrice }) => [
      orders.indexOf(order) + 1,
      idIn(bookIds, book),
      quantity,
      unitPrice,
    ]),
  };
  return {
    id: recipe.id,
    title: { vi: 'Nhà sách', en: 'Bookshop' },
    description: {
      vi: 'Một nhà sách từ tháng 1/2024 đến 30/6/2025. Mọi tên người, tên sách và địa chỉ đều là hư cấu.',
      en: 'A bookshop from January 2024 to 30 June 2025. All people, titles and addresses are made up.',
    },
    today: TODAY,
    tables: TABLES.map((table) => ({
      ...table,
      rows: (rows[table.name] ?? []).sort(
        (left, right) => byFirst(left, right) || Number(left[1]) - Number(right[1]) || 0,
      ),
    })),
  };
}
