import { isDeepStrictEqual } from 'node:util';
import type { Codec } from '@site/src/features/simulators/shared/core/trace';
import { stateCodec } from '@site/src/features/simulators/shared/core/urlState';
import { parser, type Parser } from './parser';

/**
 * For each component of a folder: a field by its label, in which `{id}` is a text of the simulators; a text that the
 * field refuses; and a part of what it then says. A simulator that only has choices refuses nothing.
 */
export type Refused = Readonly<Record<string, readonly (readonly [field: string, typed: string, told: string])[]>>;

/** The state of a simulator in the URL: parsing a serialized state must return the same state. */
export function address<Input>(
  name: string,
  { codec: input }: { codec: Codec<Input> },
  ...samples: Parser['samples']
): Parser {
  const codec = stateCodec(input);
  const isSame = (parsed: ReturnType<typeof codec.parse>) =>
    !parsed.ok || isDeepStrictEqual(codec.parse(codec.serialize(parsed.value)), parsed);
  // As the URL provides it: a lone surrogate is replaced.
  const parse = (text: string) => codec.parse(new URLSearchParams({ text }).get('text') ?? '');
  return parser(`the address of ${name}`, parse, isSame, samples);
}

type Result<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: { code: string } };

/** A field of a simulator, whose parser returns a value or the code of a problem. */
export function field<Value>(
  name: string,
  parse: (text: string) => Result<Value>,
  isSound: (value: Value) => boolean,
  ...samples: Parser['samples']
): Parser {
  const isAnswer = (result: Result<Value>) => (result.ok ? isSound(result.value) : result.problem.code !== '');
  return parser(`the field for ${name}`, parse, isAnswer, samples);
}
