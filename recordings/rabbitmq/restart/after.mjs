// Takes what is left in the two durable queues.
import amqp from 'amqplib';

const connection = await amqp.connect(process.env.AMQP_URL);
const channel = await connection.createChannel();
for (const queue of ['durable', 'quorum']) {
  const left = [];
  for (let message; (message = await channel.get(queue, { noAck: true }));) left.push(String(message.content));
  console.log(`${queue}: ${left.join(', ')}`);
}
await connection.close();
