// Declares three queues and puts a persistent and a transient message into each.
import amqp from 'amqplib';

const connection = await amqp.connect(process.env.AMQP_URL);
const channel = await connection.createConfirmChannel();
for (const [queue, options] of [
  ['durable', { durable: true }],
  ['quorum', { durable: true, arguments: { 'x-queue-type': 'quorum' } }],
  ['transient', { durable: false }],
]) {
  await channel.assertQueue(queue, options);
  channel.sendToQueue(queue, Buffer.from('persistent'), { persistent: true });
  channel.sendToQueue(queue, Buffer.from('transient'));
  await channel.waitForConfirms();
  console.log(`${queue}: ${(await channel.checkQueue(queue)).messageCount} messages confirmed`);
}
await connection.close();
