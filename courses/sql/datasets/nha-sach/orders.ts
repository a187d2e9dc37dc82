import { EMPLOYEES } from './base';
import type { Random } from './random';
import type { Recipe } from './recipe';

export interface Title {
  readonly title: string;
  readonly category: string;
  readonly authors: readonly string[];
  readonly price: number;
  readonly publishedOn: string | null;
  /** Whether any order contains the book. */
  readonly sold: boolean;
}

export interface Customer {
  readonly name: string;
  readonly joinedOn: string;
  readonly orders: boolean;
  readonly onlyCancelled: boolean;
}

export type Status = 'pending' | 'paid' | 'shipped' | 'delivered' | 'cancelled';

export interface Order {
  readonly customer: Customer;
  /** Name of the employee at the till; null online. */
  readonly seller: string | null;
  readonly at: string;
  readonly status: Status;
}

export interface Item {
  readonly order: Order;
  readonly book: Title;
  readonly quantity: number;
  readonly unitPrice: number;
}

/** Times on the evening of a month's last day and at midnight of the next, where BETWEEN two dates goes wrong. */
const BOUNDARIES = ['2025-01-31 21:40:00', '2025-03-31 20:15:00', '2025-04-01 00:00:00', '2025-06-30 09:25:00'];
const FIRST_MONTH = '2024-01';
const LAST_MONTH = '2025-06';
/** No order is later than this time of "today". */
const NOW = '2025-06-30 10:00:00';
const MONTHS = 18;
/** Extra orders in the last month, so that every status occurs several times. */
const RECENT = 9;
const SELLERS = ['Hồ Thị Mỹ Linh', 'Đặng Tuấn Kiệt', 'Nguyễn Bích Thủy', 'Mai Xuân Phúc'];
const HIRED = new Map(EMPLOYEES.map(([name, , , , hired]) => [name, hired]));
const TIME_OF_DAY = { first: 8 * 3600, last: 20 * 3600 };

function months(): string[] {
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(Number(FIRST_MONTH.slice(0, 4)), index, 1)).toISOString().slice(0, 7),
  );
}

function randomMoment(random: Random, month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const seconds = random.integer(TIME_OF_DAY.first, TIME_OF_DAY.last);
  const time = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return `${month}-${String(random.integer(1, days)).padStart(2, '0')} ${time}`;
}

/** Times of the orders, slightly more every month, none in the empty one. */
function makeMoments(recipe: Recipe, random: Random): string[] {
  const open = months().filter((month) => month !== recipe.emptyMonth);
  const weighted = open.flatMap((month, index) => Array.from({ length: 6 + Math.floor(index / 3) }, () => month));
  const moments = new Set(BOUNDARIES);
  const add = (month: string) => {
    const moment = randomMoment(random, month);
    if (moment < NOW) moments.add(moment);
  };
  for (const month of [...open, ...Array.from({ length: RECENT }, () => LAST_MONTH)]) add(month);
  while (moments.size < recipe.orders) add(random.pick(weighted));
  return [...moments].sort();
}

/** The statuses of the newest orders, the newest first: they are still waiting, while older orders have arrived. */
const NEWEST: readonly Status[] = [
  'pending',
  'pending',
  'paid',
  'pending',
  'paid',
  'paid',
  'shipped',
  'paid',
  'shipped',
  'shipped',
  'delivered',
  'shipped',
];

/** Every buyer gets one order; regulars get the remaining ones more often than others. */
function assignCustomers(random: Random, moments: readonly string[], customers: readonly Customer[]): Customer[] {
  const buyers = customers.filter(({ orders }) => orders);
  const result: (Customer | undefined)[] = moments.map(() => undefined);
  for (const buyer of [...buyers].reverse()) {
    const free = moments.flatMap((moment, index) => (moment > buyer.joinedOn && !result[index] ? [index] : []));
    for (const index of random.shuffle(free).slice(0, buyer.onlyCancelled ? 2 : 1)) result[index] = buyer;
  }
  return moments.map((moment, index) => {
    const known = buyers.filter(({ joinedOn, onlyCancelled }) => joinedOn < moment && !onlyCancelled);
    const position = Math.floor(random.next() ** 1.7 * known.length);
    const customer = result[index] ?? known[position];
    if (!customer) throw new Error(`Nobody could order at ${moment}.`);
    return customer;
  });
}

/** The orders of a shop, by time. */
export function placeOrders(recipe: Recipe, random: Random, customers: readonly Customer[]): Order[] {
  const moments = makeMoments(recipe, random);
  const buyers = assignCustomers(random, moments, customers);
  const old = buyers.flatMap(({ onlyCancelled }, index) =>
    moments.length - index > NEWEST.length && !onlyCancelled ? [index] : [],
  );
  const forced = buyers.flatMap(({ onlyCancelled }, index) => (onlyCancelled ? [index] : []));
  const cancelled = new Set([...forced, ...random.shuffle(old)].slice(0, recipe.cancelled));
  return moments.map((at, index) => {
    const customer = buyers[index];
    if (!customer) throw new Error('Every moment has a customer.');
    const sellers = SELLERS.filter((name) => (HIRED.get(name) ?? '') <= at);
    const online = random.next() < 0.42;
    const seller = random.pick(sellers);
    const status = NEWEST[moments.length - 1 - index] ?? 'delivered';
    return { customer, seller: online ? null : seller, at, status: cancelled.has(index) ? 'cancelled' : status };
  });
}

/** The number of different books in each order: 1 to 5, with the total that the recipe sets. */
function orderSizes(recipe: Recipe, random: Random, count: number): number[] {
  const sizes = Array.from({ length: count }, () => random.pick([1, 1, 2, 2, 2, 3, 3, 4, 5]));
  for (let total = sizes.reduce((sum, size) => sum + size, 0); total !== recipe.items;) {
    const index = random.integer(0, count - 1);
    const size = (sizes[index] ?? 0) + Math.sign(recipe.items - total);
    if (size < 1 || size > 5) continue;
    total += Math.sign(recipe.items - total);
    sizes[index] = size;
  }
  return sizes;
}

/** The books of every order; each book that sells at all sells at least once. */
export function assignItems(
  recipe: Recipe,
  random: Random,
  orders: readonly Order[],
  titles: readonly Title[],
): Item[] {
  const sizes = orderSizes(recipe, random, orders.length);
  const unsold = new Set(titles.filter(({ sold }) => sold));
  const chosen = orders.map((order, index) => {
    const available = titles.filter(({ sold, publishedOn }) => sold && (publishedOn ?? '') <= order.at);
    const fresh = random.shuffle(available.filter((book) => unsold.has(book))).slice(0, 1);
    const popular = random.shuffle(
      available.filter((book) => !fresh.includes(book)).flatMap((book, rank) => (rank % 3 ? [book] : [book, book])),
    );
    const books = [...new Set([...fresh, ...popular])].slice(0, sizes[index]);
    books.forEach((book) => unsold.delete(book));
    return books.map((book) => ({ order, book, quantity: random.pick([1, 1, 1, 2, 2, 3]) }));
  });
  const [stillUnsold] = unsold;
  if (stillUnsold) throw new Error(`"${stillUnsold.title}" never sells: change the seed of ${recipe.id}.`);
  const items = chosen.flat();
  const repriced = new Set(random.shuffle(items.filter(({ order }) => order.at < '2025-01')).slice(0, recipe.repriced));
  return items.map((item) => ({
    ...item,
    unitPrice: repriced.has(item)
      ? Math.round((item.book.price * random.pick([0.8, 0.85, 0.9])) / 1000) * 1000
      : item.book.price,
  }));
}
