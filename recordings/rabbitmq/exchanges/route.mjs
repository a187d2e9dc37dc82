// Declares an exchange of cases.json, publishes its messages one by one, and prints which queues got each of them.
import { readFile } from 'node:fs/promises';
import amqp from 'amqplib';

const cases = JSON.parse(await readFile('cases.json', 'utf8'));
const { type, bindings, messages, unroutable } = cases[process.argv[2]];

const connection = await amqp.connect(process.env.AMQP_URL);
const channel = await connection.createConfirmChannel();
const exchange = type === 'default' ? '' : 'shop';
const queues = [...new Set(bindings.map(({ queue }) => queue))];

if (unroutable === 'alternate') {
  await channel.assertExchange('lost', 'fanout');
  queues.push('unrouted');
  await channel.assertQueue('unrouted', { exclusive: true });
  await channel.bindQueue('unrouted', 'lost', '');
}
const alternateExchange = unroutable === 'alternate' ? 'lost' : undefined;
if (exchange) await channel.assertExchange(exchange, type, { alternateExchange });
for (const { queue, key = '', arguments: table = {} } of bindings) {
  await channel.assertQueue(queue, { exclusive: true });
  if (exchange) await channel.bindQueue(queue, exchange, key, table);
  console.log(
    `bind     ${queue.padEnd(14)} ${type === 'headers' ? JSON.stringify(table) : `"${exchange ? key : queue}"`}`,
  );
}

let returned;
channel.on('return', ({ fields }) => (returned = `${fields.replyCode} ${fields.replyText}`));

for (const { key = '', headers } of messages) {
  returned = undefined;
  channel.publish(exchange, key, Buffer.from('…'), { headers, mandatory: unroutable === 'mandatory' });
  await channel.waitForConfirms();
  const got = [];
  for (const queue of queues) {
    let copies = 0;
    while (await channel.get(queue, { noAck: true })) copies += 1;
    if (copies > 0) got.push(copies > 1 ? `${queue} ×${copies}` : queue);
  }
  const target = got.join(', ') || (returned ? `basic.return ${returned}` : 'no queue');
  console.log(`publish  ${headers ? JSON.stringify(headers) : `"${key}"`} → ${target}`);
}

if (exchange) await channel.deleteExchange(exchange);
if (alternateExchange) await channel.deleteExchange(alternateExchange);
await connection.close();
