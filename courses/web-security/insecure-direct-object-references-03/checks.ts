import type { Client } from '../../../src/features/web-lab/core/client';
import type { Exchange } from '../../../src/features/web-lab/core/http';
import { defineChecks, type Failure, type Trial } from '../../../src/features/web-lab/core/lab';
import { failIfShown, failUnlessShown, failure } from '../../../src/features/web-lab/core/probe';
import { mistakes } from './mistakes';
import { world, type Account, type Delivery, type Facts } from './world';

const SEEN = {
  vi: 'Phản hồi chứa một trường mà màn hình của khách không có.',
  en: "The response contains a field that the customer's screen does not have.",
};
const COURIER_SEEN = {
  vi: 'Phản hồi chứa số giấy tờ hoặc địa chỉ nhà của người giao.',
  en: "The response contains the courier's identity number or home address.",
};
const ADDED_SEEN = {
  vi: 'Ở lần chấm này dữ liệu có thêm trường nội bộ, và trường ấy ra ngoài cùng phản hồi.',
  en: 'In this run the data have another internal field, and it went out with the response.',
};

async function logIn(trial: Trial<Facts>, { account, password }: Account): Promise<Client> {
  const client = trial.client();
  await client.submit('/login', { account, password });
  return client;
}

const ofCourier = ({ courier }: Delivery) => [courier.idNumber, courier.address];
const hidden = (one: Delivery) => [one.note, ...ofCourier(one)];
const change = (client: Client, slot: string) => client.send('PUT', '/api/delivery', { json: { slot } });

/** Every response in which a customer's deliveries appear. */
async function everywhere(client: Client): Promise<readonly Exchange[]> {
  return [
    await client.send('GET', '/api/delivery'),
    await client.send('GET', '/api/deliveries'),
    await change(client, '9:15'),
    await client.send('GET', '/api/delivery'),
    await client.open('/delivery'),
  ];
}

const firstFound = (exchanges: readonly Exchange[], find: (exchange: Exchange) => Failure | undefined) =>
  exchanges.map(find).find((found) => found !== undefined);

export const checks = defineChecks<Facts>({
  world,

  goals: {
    note: ({ response }, { deliveries }) =>
      response.status === 200 && deliveries.some(({ note }) => response.body.includes(note)),
    courier: ({ response }, { deliveries }) =>
      response.status === 200 && deliveries.slice(1).some(({ courier }) => response.body.includes(courier.idNumber)),
  },

  async attack(trial) {
    const client = await logIn(trial, trial.facts.own);
    await client.send('GET', '/api/delivery');
    await client.send('GET', '/api/deliveries');
  },

  checks: [
    {
      id: 'current',
      kind: 'attack',
      title: { vi: 'Dữ liệu của đơn đang giao', en: 'The data of the delivery on its way' },
      async run(trial) {
        const client = await logIn(trial, trial.facts.own);
        const [latest] = trial.facts.deliveries;
        const exchanges = [await client.send('GET', '/api/delivery'), await client.open('/delivery')];
        return firstFound(exchanges, (one) => failIfShown(one, [latest.note], SEEN));
      },
    },
    {
      id: 'nested',
      kind: 'attack',
      title: { vi: 'Dữ liệu của người giao', en: 'The data of the courier' },
      async run(trial) {
        const client = await logIn(trial, trial.facts.own);
        const exchange = await client.send('GET', '/api/delivery');
        return failIfShown(exchange, ofCourier(trial.facts.deliveries[0]), COURIER_SEEN);
      },
    },
    {
      id: 'list',
      kind: 'attack',
      title: { vi: 'Dữ liệu của các đơn cũ', en: 'The data of older deliveries' },
      async run(trial) {
        const client = await logIn(trial, trial.facts.own);
        const exchange = await client.send('GET', '/api/deliveries');
        return failIfShown(exchange, trial.facts.deliveries.flatMap(hidden), SEEN);
      },
    },
    {
      id: 'after-change',
      kind: 'attack',
      title: { vi: 'Câu trả lời khi đổi giờ giao', en: 'The response to a change of the time' },
      async run(trial) {
        const client = await logIn(trial, trial.facts.own);
        const secrets = hidden(trial.facts.deliveries[0]);
        const exchanges = [await change(client, '10:45'), await client.send('PUT', '/api/delivery', { json: {} })];
        return firstFound(exchanges, (one) => failIfShown(one, secrets, SEEN));
      },
    },
    {
      id: 'asked-for',
      kind: 'attack',
      title: { vi: 'Khách tự xin thêm dữ liệu', en: 'Customers who ask for more' },
      async run(trial) {
        const client = await logIn(trial, trial.facts.own);
        const names = 'note,courier,idNumber,address,courier.idNumber,courier.address';
        const words = ['fields', 'include', 'expand', 'select', 'show'].map((name) => `${name}=${names}`);
        const query = `?${[...words, 'full=true', 'all=1', 'view=dispatch', 'job=dispatch', 'role=dispatch'].join('&')}`;
        const headers = [
          ['Accept', 'application/json'],
          ['X-Requested-With', 'XMLHttpRequest'],
          ['X-Fields', names],
          ['X-Role', 'dispatch'],
          ['X-Job', 'dispatch'],
        ] as const;
        const json = { slot: '11:00', fields: names.split(','), job: 'dispatch', note: '', full: true };
        const exchanges = [
          await client.send('GET', `/api/delivery${query}`, { headers }),
          await client.send('GET', `/api/deliveries${query}`, { headers }),
          await client.send('PUT', `/api/delivery${query}`, { headers, json }),
        ];
        const secrets = trial.facts.deliveries.flatMap(hidden);
        return firstFound(exchanges, (one) => failIfShown(one, secrets, SEEN));
      },
    },
    {
      id: 'new-field',
      kind: 'attack',
      title: { vi: 'Dữ liệu có thêm trường nội bộ', en: 'Data with another internal field' },
      async run(trial) {
        const client = await logIn(trial, trial.facts.own);
        const secrets = trial.facts.deliveries.flatMap(({ added }) => added);
        return firstFound(await everywhere(client), (one) => failIfShown(one, secrets, ADDED_SEEN));
      },
    },
    {
      id: 'not-own',
      kind: 'attack',
      title: { vi: 'Dữ liệu của điều phối và của khách khác', en: 'The data of the dispatcher and of others' },
      async run(trial) {
        const { own, deliveries, others } = trial.facts;
        const why = {
          vi: 'Phản hồi chứa dữ liệu mà người gửi không được xem.',
          en: 'The response contains data that the sender may not see.',
        };
        const secrets = [...deliveries, ...others].flatMap(hidden);
        const client = await logIn(trial, own);
        const stranger = trial.client();
        return (
          firstFound([await client.send('GET', '/api/dispatch')], (one) => failIfShown(one, secrets, why)) ??
          firstFound(await everywhere(client), (one) =>
            failIfShown(
              one,
              others.map(({ code }) => code),
              why,
            ),
          ) ??
          firstFound([...(await everywhere(stranger)), await stranger.send('GET', '/api/dispatch')], (one) =>
            failIfShown(one, [...secrets, ...deliveries.map(({ code }) => code)], why),
          )
        );
      },
    },
    {
      id: 'own-data',
      kind: 'legitimate',
      title: { vi: 'Khách xem đơn đang giao', en: 'The customer reads the delivery on its way' },
      async run(trial) {
        const client = await logIn(trial, trial.facts.own);
        const [{ code, title, state, slot, courier }] = trial.facts.deliveries;
        for (const path of ['/delivery', '/api/delivery']) {
          const found = failUnlessShown(
            await client.send('GET', path),
            [code, title, state, slot, courier.name, courier.plate],
            {
              vi: 'Khách phải nhận đủ những gì màn hình hiện: mã, tên sách, trạng thái, giờ, tên và biển số xe của người giao.',
              en: 'Customers must get everything that the screen shows: code, title, state, time, and name and plate of the courier.',
            },
          );
          if (found) return found;
        }
        return undefined;
      },
    },
    {
      id: 'own-list',
      kind: 'legitimate',
      title: { vi: 'Khách xem các đơn cũ', en: 'The customer reads older deliveries' },
      async run(trial) {
        const client = await logIn(trial, trial.facts.own);
        const shown = trial.facts.deliveries.slice(1).flatMap((one) => [one.code, one.title, one.courier.name]);
        for (const path of ['/delivery', '/api/deliveries']) {
          const found = failUnlessShown(await client.send('GET', path), shown, {
            vi: 'Danh sách phải có mã, tên sách và tên người giao của mọi đơn cũ.',
            en: 'The list must have code, title and courier of every older delivery.',
          });
          if (found) return found;
        }
        return undefined;
      },
    },
    {
      id: 'change-time',
      kind: 'legitimate',
      title: { vi: 'Khách đổi giờ giao', en: 'The customer changes the time' },
      async run(trial) {
        const client = await logIn(trial, trial.facts.own);
        for (const slot of ['18:05', `19:${trial.random.integer(10, 59)}`]) {
          const saved = await change(client, slot);
          const seen = [await client.send('GET', '/api/delivery'), await client.open('/delivery')];
          if (seen.every(({ response }) => response.body.includes(slot))) continue;
          return failure(
            saved,
            'Khách đổi giờ giao, nhưng mở lại vẫn thấy giờ cũ.',
            'The customer changed the time, but when the page is opened again it still shows the old one.',
          );
        }
        return undefined;
      },
    },
    {
      id: 'dispatch',
      kind: 'legitimate',
      title: { vi: 'Điều phối viên xem đủ mọi đơn', en: 'The dispatcher reads every delivery in full' },
      async run(trial) {
        const { own, dispatcher, deliveries, others } = trial.facts;
        // Customers have used their routes before.
        await everywhere(await logIn(trial, own));
        const client = await logIn(trial, dispatcher);
        const all = [...deliveries, ...others].flatMap((one) => [one.code, one.note, one.courier.idNumber]);
        return failUnlessShown(await client.send('GET', '/api/dispatch'), all, {
          vi: 'Điều phối viên cần ghi chú và số giấy tờ của người giao ở mọi đơn.',
          en: "The dispatcher needs the note and the courier's identity number of every delivery.",
        });
      },
    },
  ],

  mistakes,
});
