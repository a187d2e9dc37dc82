import { isDeepStrictEqual } from 'node:util';
import { address, field, type Refused } from '@site/tests/parsers/simulatorInputs';
import { messageRouting } from './definition';
import { exampleOf } from './examples';
import { formatBindings, formatMessage, parseBindings, parseMessages } from './parseRouting';
import { EXCHANGES } from './types';

export const parsers = [
  // cspell:ignore Epaid Dmatch Dany
  address(
    'an exchange',
    messageRouting,
    'topic.drop.email_3A_20order_2E_23.order_2Epaid*1',
    'headers.mandatory.email_3A_20x_2Dmatch_3Dany_2C_20city_3Dhn.city_3Dhn',
  ),
  ...EXCHANGES.flatMap((exchange) => [
    field(
      `bindings of a ${exchange} exchange`,
      (text) => parseBindings(text, exchange),
      (list) => isDeepStrictEqual(parseBindings(formatBindings(list), exchange), { ok: true, value: list }),
      exampleOf(exchange).bindings,
    ),
    field(
      `messages to a ${exchange} exchange`,
      (text) => parseMessages(text, exchange),
      (list) =>
        isDeepStrictEqual(parseMessages(list.map(formatMessage).join('\n'), exchange), { ok: true, value: list }),
      exampleOf(exchange).messages,
    ),
  ]),
];

export const refused: Refused = {
  MessageRouting: [
    ['{MessageRouting.bindings}', 'email: order.#\nđơn: order', '“đơn: order”'],
    ['{MessageRouting.keys}', 'order paid', '“order paid”'],
  ],
};
