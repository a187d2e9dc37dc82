// node poison.mjs <classic|quorum> <reject|nack>: always gives the same message back to its queue.
import { setTimeout as wait } from 'node:timers/promises';
import amqp from 'amqplib';

const MOST = 100;
const [type, method] = process.argv.slice(2);
const connection = await amqp.connect(process.env.AMQP_URL);
const channel = await connection.createConfirmChannel();
await channel.assertQueue('failed');
await channel.assertQueue('poisoned', {
  deadLetterExchange: '',
  deadLetterRoutingKey: 'failed',
  arguments: { 'x-queue-type': type },
});
channel.sendToQueue('poisoned', Buffer.from('no JSON'), { persistent: true });
await channel.waitForConfirms();

const headers = [];
const { consumerTag } = await channel.consume('poisoned', (message) => {
  headers.push(message.properties.headers);
  if (headers.length === MOST) return;
  if (method === 'reject') channel.reject(message, true);
  else channel.nack(message, false, true);
});
await wait(2000);
await channel.cancel(consumerTag);
const last = JSON.stringify(headers.at(-1));
const dead = await channel.get('failed', { noAck: true });
const end = dead ? `moved to the queue failed: ${dead.properties.headers['x-death'][0].reason}` : 'still there';
console.log(`${type}, ${method}: ${headers.length} deliveries, ${end}\n  headers of the last one: ${last}`);
await channel.deleteQueue('poisoned');
await connection.close();
