// node prefetch.mjs <limit>: takes all that the broker gives and acknowledges nothing; 0 is no limit.
import { setTimeout as wait } from 'node:timers/promises';
import amqp from 'amqplib';

const limit = Number(process.argv[2]);
const connection = await amqp.connect(process.env.AMQP_URL);
const channel = await connection.createChannel();
await channel.prefetch(limit);
let taken = 0;
await channel.consume('orders', () => (taken += 1));
await wait(500);
const { messageCount } = await channel.checkQueue('orders');
console.log(`prefetch ${limit}: ${taken} in this consumer, ${messageCount} left for others`);
await connection.close();
