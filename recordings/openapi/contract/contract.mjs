import { readFileSync } from 'node:fs';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';

/** What is sent: method, path in the description, address, body, whether with the token. */
const REQUESTS = [
  ['get', '/books', '/books?page=1&limit=5'],
  ['get', '/books', '/books?page=2&limit=5'],
  ['get', '/books', '/books?q=Ki%E1%BB%81u'],
  ['get', '/books/{id}', '/books/1'],
  ['get', '/books/{id}', '/books/999'],
  ['post', '/login', '/login', { username: 'docgia01', password: 'wrong' }],
  ['post', '/login', '/login', { username: 'docgia01', password: 'sach-hay-01' }],
  ['post', '/orders', '/orders', { bookId: 1, quantity: 1 }],
  ['post', '/orders', '/orders', { bookId: 1, quantity: 3 }, true],
  ['get', '/books/{id}', '/books/1'],
  ['post', '/orders', '/orders', { bookId: 18, quantity: 2 }, true],
  ['post', '/orders', '/orders', { bookId: 1, quantity: 0 }, true],
];

/** The object itself, or what its `$ref` points to in the description. */
function resolve(description, object) {
  if (!object?.$ref) return object;
  return object.$ref
    .split('/')
    .slice(1)
    .reduce((place, key) => place[key], description);
}

/** How a response breaks the contract; undefined where it keeps it. */
function breach(ajv, description, operation, response, body) {
  const promised = resolve(description, operation.responses[response.status]);
  if (!promised) return `status ${response.status} is not described`;
  for (const [name, { required, schema }] of Object.entries(promised.headers ?? {})) {
    const value = response.headers.get(name);
    if (value === null && required) return `header ${name} is missing`;
    if (value !== null && !ajv.validate(schema, value)) return `header ${name} ${ajv.errorsText()}`;
  }
  const type = response.headers.get('Content-Type')?.split(';')[0];
  const content = promised.content[type];
  if (!content) return `content type ${type} is not described`;
  // The schema's references are looked up in the description's components.
  const validate = ajv.compile({ ...content.schema, components: description.components });
  if (!validate(JSON.parse(body))) return ajv.errorsText(validate.errors, { dataVar: 'body' });
  return undefined;
}

/** Sends the requests and compares each response with the description. */
export async function checkContract(description, address) {
  const ajv = new Ajv2020({ keywords: ['components'] });
  const checks = [];
  let token;
  for (const [method, path, target, sent, isSigned] of REQUESTS) {
    const headers = { 'Content-Type': 'application/json', ...(isSigned && { Authorization: `Bearer ${token}` }) };
    const response = await fetch(address + target, { method, headers, body: JSON.stringify(sent) });
    const body = await response.text();
    if (path === '/login' && response.ok) token = JSON.parse(body).token;
    const found = breach(ajv, description, description.paths[path][method], response, body);
    checks.push({ request: `${method.toUpperCase()} ${target}`, status: response.status, breach: found });
  }
  return checks;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , file, address] = process.argv;
  const checks = await checkContract(JSON.parse(readFileSync(file, 'utf8')), address);
  for (const { request, status, breach: found } of checks)
    console.log(`${found ? '✗' : '✓'} ${status} ${request}${found ? `\n      ${found}` : ''}`);
  const broken = checks.filter((check) => check.breach);
  console.log(`${checks.length} responses, ${broken.length} break the contract`);
  if (broken.length > 0) process.exitCode = 1;
}
