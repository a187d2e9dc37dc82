// node send.mjs <count>: sends the orders 1 to <count> and waits until the broker has confirmed them.
import amqp from 'amqplib';

const count = Number(process.argv[2]);
const connection = await amqp.connect(process.env.AMQP_URL);
const channel = await connection.createConfirmChannel();
await channel.assertQueue('orders', { durable: true });
for (let id = 1; id <= count; id += 1) {
  channel.sendToQueue('orders', Buffer.from('…'), { persistent: true, messageId: `order-${id}` });
}
await channel.waitForConfirms();
console.log(`${count} orders sent and confirmed`);
await connection.close();
