import { createServer } from 'node:http';
import process from 'node:process';

const PORT = 3397;

/** Prints each request as one line of JSON, and answers like a login. */
const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString('utf8');
  console.log(JSON.stringify({ url: request.url, body }));
  response.writeHead(200, { 'Content-Type': 'application/json', 'X-Visit': '77' });
  response.end(JSON.stringify({ token: 'abc' }));
});

server.listen(PORT, '127.0.0.1', () => console.log(`echo on ${PORT}`));
process.once('SIGTERM', () => server.close());
