import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { statusOnly } from './newman';

const COLLECTION = path.join(import.meta.dirname, '../../static/api/bookshop.postman_collection.json');

test('the collection of status codes sends the same requests and keeps one test of each', () => {
  const text = readFileSync(COLLECTION, 'utf8');
  const whole = JSON.parse(text) as { item: { request: object }[] };
  const reduced = JSON.parse(statusOnly(text)) as typeof whole;
  expect(reduced.item.map(({ request }) => request)).toEqual(whole.item.map(({ request }) => request));
  const names = [...statusOnly(text).matchAll(/pm\.test\(\\"([^"\\]+)/g)].map(([, name]) => name);
  expect(names).toHaveLength(whole.item.length);
  expect(names.every((name) => name?.startsWith('status '))).toBe(true);
});

test('what a test hands on to later requests is kept', () => {
  const exec = [
    'pm.test("status 200", () => {});',
    'pm.test("a token", () => {});',
    'pm.collectionVariables.set("t", 1);',
  ];
  const reduced = statusOnly(JSON.stringify({ item: [{ event: [{ script: { exec } }] }] }));
  expect(JSON.parse(reduced)).toEqual({ item: [{ event: [{ script: { exec: [exec[0], exec[2]] } }] }] });
});
