// A failed order waits in the queue `retry` and comes back; after the third failure it goes to the queue `failed`.
import { setTimeout as wait } from 'node:timers/promises';
import amqp from 'amqplib';

const connection = await amqp.connect(process.env.AMQP_URL);
const channel = await connection.createConfirmChannel();
await channel.assertQueue('failed');
await channel.assertQueue('tasks', { deadLetterExchange: '', deadLetterRoutingKey: 'retry' });
await channel.assertQueue('retry', { messageTtl: 1000, deadLetterExchange: '', deadLetterRoutingKey: 'tasks' });
channel.sendToQueue('tasks', Buffer.from('order 7'), { persistent: true });
await channel.waitForConfirms();

const start = Date.now();
await channel.consume('tasks', async (message) => {
  const deaths = message.properties.headers?.['x-death'] ?? [];
  const failures = 1 + (deaths.find(({ queue }) => queue === 'tasks')?.count ?? 0);
  const second = Math.floor((Date.now() - start) / 1000);
  console.log(`second ${second}: failure ${failures}`);
  if (failures < 3) return channel.nack(message, false, false);
  channel.sendToQueue('failed', message.content, { persistent: true });
  await channel.waitForConfirms();
  channel.ack(message);
});
await wait(4000);
console.log(`in failed: ${(await channel.checkQueue('failed')).messageCount}`);
await connection.close();
