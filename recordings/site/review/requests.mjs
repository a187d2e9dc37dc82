import { withSite } from './site.mjs';

const REQUESTS = [
  ['/notes', '/notes/'],
  ['/notes', '/notes'],
  ['/notes', '/notes/?page=2'],
  ['/notes', '/notes?page=2'],
  ['/notes', '/notes/no'],
  ['/notes', '/no'],
  ['/ghi-chú', '/ghi-ch%C3%BA/'],
];

const row = (cells) =>
  console.log(
    cells
      .map((cell) => String(cell).padEnd(16))
      .join('')
      .trimEnd(),
  );

row(['base', 'GET', 'status', 'X-Policy']);
for (const [base, target] of REQUESTS) {
  const { status, header } = await withSite(base, ({ get }) => get(target));
  row([base, target, status, header('X-Policy') ?? 'missing']);
}
