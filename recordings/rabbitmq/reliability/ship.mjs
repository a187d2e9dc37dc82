// node ship.mjs <auto|manual> [<order>]: ships orders; crashes right after it has shipped <order>.
import { setTimeout as wait } from 'node:timers/promises';
import amqp from 'amqplib';

const [mode, last] = process.argv.slice(2);
const connection = await amqp.connect(process.env.AMQP_URL);
const channel = await connection.createChannel();
await channel.prefetch(1);
await channel.consume('orders', ship, { noAck: mode === 'auto' });
await wait(1000);
await connection.close();

async function ship(message) {
  const { messageId } = message.properties;
  await wait(50);
  console.log(`shipped ${messageId}${message.fields.redelivered ? ' (redelivered)' : ''}`);
  if (messageId === last) process.exit(1);
  if (mode === 'manual') channel.ack(message);
}
