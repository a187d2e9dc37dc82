// Three ways into a dead letter exchange, and the header that tells which it was.
import { setTimeout as wait } from 'node:timers/promises';
import amqp from 'amqplib';

const connection = await amqp.connect(process.env.AMQP_URL);
const channel = await connection.createConfirmChannel();
await channel.assertExchange('dead', 'fanout');
await channel.assertQueue('graveyard');
await channel.bindQueue('graveyard', 'dead', '');
await channel.assertQueue('work', { deadLetterExchange: 'dead', maxLength: 2, messageTtl: 300 });

for (const name of ['first', 'second', 'third']) {
  channel.sendToQueue('work', Buffer.from(name));
  await channel.waitForConfirms();
}
const message = await channel.get('work');
channel.nack(message, false, false);
await wait(1000);

for (let dead; (dead = await channel.get('graveyard', { noAck: true }));) {
  const [{ queue, reason, count }] = dead.properties.headers['x-death'];
  console.log(`${dead.content}: ${JSON.stringify({ queue, reason, count })}`);
}
await connection.close();
