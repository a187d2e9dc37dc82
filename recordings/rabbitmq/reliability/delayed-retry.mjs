// The same wait without a second queue: a quorum queue of RabbitMQ 4.3 that holds failed messages back.
import { setTimeout as wait } from 'node:timers/promises';
import amqp from 'amqplib';

const connection = await amqp.connect(process.env.AMQP_URL);
const channel = await connection.createConfirmChannel();
await channel.assertQueue('given-up');
await channel.assertQueue('patient', {
  deadLetterExchange: '',
  deadLetterRoutingKey: 'given-up',
  arguments: {
    'x-queue-type': 'quorum',
    'x-delivery-limit': 2,
    'x-delayed-retry-type': 'failed',
    'x-delayed-retry-min': 1000,
  },
});
channel.sendToQueue('patient', Buffer.from('order 8'), { persistent: true });
await channel.waitForConfirms();

const start = Date.now();
await channel.consume('patient', (message) => {
  const second = Math.floor((Date.now() - start) / 1000);
  console.log(`second ${second}: failure ${1 + (message.properties.headers?.['x-delivery-count'] ?? 0)}`);
  channel.reject(message, true);
});
await wait(4500);
console.log(`in given-up: ${(await channel.checkQueue('given-up')).messageCount}`);
await connection.close();
