// What the broker confirms, and what it does not.
import amqp from 'amqplib';

const connection = await amqp.connect(process.env.AMQP_URL);
const channel = await connection.createConfirmChannel();
await channel.assertQueue('full', { maxLength: 1, overflow: 'reject-publish' });
const log = [];
channel.on('return', ({ fields }) => log.push(`basic.return ${fields.replyText}`));
const publish = (queue, options) =>
  new Promise((resolve) => {
    channel.sendToQueue(queue, Buffer.from('…'), options, (error) => {
      log.push(error ? 'nack' : 'ack');
      resolve();
    });
  });

for (const [what, queue, options] of [
  ['queue with room', 'full', {}],
  ['full queue', 'full', {}],
  ['no such queue', 'fulll', {}],
  ['no such queue, mandatory', 'fulll', { mandatory: true }],
]) {
  log.length = 0;
  await publish(queue, options);
  console.log(`${what}: ${log.join(', then ')}`);
}
await connection.close();
