// A message whose time is over, behind one that has a minute left.
import { setTimeout as wait } from 'node:timers/promises';
import amqp from 'amqplib';

const connection = await amqp.connect(process.env.AMQP_URL);
const channel = await connection.createConfirmChannel();
const { queue } = await channel.assertQueue('', { exclusive: true });
for (const expiration of [60_000, 100]) channel.sendToQueue(queue, Buffer.from('…'), { expiration });
await channel.waitForConfirms();
await wait(500);
const { messageCount } = await channel.checkQueue(queue);
console.log(`after 500 ms: ${messageCount} messages`);
await channel.get(queue, { noAck: true });
await wait(100);
console.log(`without the first one: ${(await channel.checkQueue(queue)).messageCount}`);
await connection.close();
