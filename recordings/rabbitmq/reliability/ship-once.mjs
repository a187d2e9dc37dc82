// node ship-once.mjs [<order>]: as `ship.mjs manual`, but writes down what it has shipped.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import amqp from 'amqplib';

const LEDGER = 'shipped.txt';
const shipped = existsSync(LEDGER) ? readFileSync(LEDGER, 'utf8').split('\n') : [];
const [last] = process.argv.slice(2);
const connection = await amqp.connect(process.env.AMQP_URL);
const channel = await connection.createChannel();
await channel.prefetch(1);
await channel.consume('orders', ship);
await wait(1000);
await connection.close();

async function ship(message) {
  const { messageId } = message.properties;
  await wait(50);
  if (shipped.includes(messageId)) {
    console.log(`${messageId} was shipped before`);
  } else {
    appendFileSync(LEDGER, `${messageId}\n`);
    console.log(`shipped ${messageId}`);
    if (messageId === last) process.exit(1);
  }
  channel.ack(message);
}
