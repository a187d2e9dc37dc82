import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Presets, TextField } from '../../shared/fields';
import type { Reading } from '../../shared/fields/useDraft';
import type { SimulatorOf } from '../../shared/simulator';
import type { normalization } from '../core/definition';
import {
  formatDependency,
  formatSet,
  parseAttributes,
  parseDependencies,
  parseParts,
  parseSet,
  type SchemaProblem,
} from '../core/parseSchema';
import type { NormalizationInput } from '../core/types';
import { EXAMPLE, readInput } from './example';
import { describeProblem } from './texts';

type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: SchemaProblem };

function explained<T>(parsed: Parsed<T>): Reading<T> {
  return parsed.ok ? parsed : { ok: false, message: describeProblem(parsed.problem) };
}

interface Props {
  sim: SimulatorOf<typeof normalization>;
}

/** Schemas of the textbook. */
export function Schemas({ sim: { input, setInput } }: Props): ReactNode {
  const preset = (label: string, texts: typeof EXAMPLE) => ({ label, input: readInput(texts) ?? input });
  return (
    <Presets
      presets={[
        preset(
          translate({
            id: 'simulators.Normalization.orders',
            message: 'Chi tiết đơn hàng',
            description: 'Example: order lines',
          }),
          EXAMPLE,
        ),
        preset(
          translate({
            id: 'simulators.Normalization.zip',
            message: 'Đường, thành phố, mã bưu chính',
            description: 'Example: in 3NF but not in BCNF',
          }),
          {
            attributes: 'street, city, zip',
            dependencies: 'street, city -> zip; zip -> city',
            start: 'street, zip',
            parts: 'street, zip; city, zip',
          },
        ),
        preset('A, B, C, D', {
          attributes: 'A, B, C, D',
          dependencies: 'A -> B; B -> C; C -> D; D -> A',
          start: 'A',
          parts: '',
        }),
      ]}
      onPick={setInput}
    />
  );
}

/** The attributes, the dependencies, the set whose closure is computed, and a decomposition to check. */
export function Inputs({ sim: { input, setInput } }: Props): ReactNode {
  const { attributes, dependencies, start, parts } = input;
  return (
    <>
      <TextField
        label={translate({
          id: 'simulators.Normalization.names',
          message: 'Thuộc tính',
          description: 'Field: the attributes',
        })}
        value={attributes}
        format={(names) => names.join(', ')}
        read={(text) => explained(parseAttributes(text))}
        onChange={(names) => setInput(rename(input, names))}
        wide
      />
      <TextField
        label={translate({
          id: 'simulators.Normalization.dependencies',
          message: 'Phụ thuộc hàm, mỗi dòng một phụ thuộc',
          description: 'Field: functional dependencies, one a line',
        })}
        value={dependencies}
        format={(rules) => rules.map((rule) => formatDependency(rule, attributes).replace('→', '->')).join('\n')}
        read={(text) => explained(parseDependencies(text, attributes))}
        onChange={(rules) => setInput({ ...input, dependencies: rules })}
        rows={4}
        wide
      />
      <TextField
        label={translate({
          id: 'simulators.Normalization.set',
          message: 'Tính bao đóng của',
          description: 'Field: the set whose closure is computed',
        })}
        value={start}
        format={(set) => (set === 0 ? '' : formatSet(set, attributes))}
        read={(text) => explained(parseSet(text, attributes))}
        onChange={(set) => setInput({ ...input, start: set })}
        wide
      />
      <TextField
        label={translate({
          id: 'simulators.Normalization.parts',
          message: 'Tách thành các bảng, mỗi dòng một bảng',
          description: 'Field: the parts of a decomposition, one a line',
        })}
        value={parts}
        format={(sets) => sets.map((each) => formatSet(each, attributes)).join('\n')}
        read={(text) => explained(parseParts(text, attributes))}
        onChange={(sets) => setInput({ ...input, parts: sets })}
        rows={3}
        wide
      />
    </>
  );
}

/** Applies new names: sets follow their attributes by name or, after a rename, by position, and lose removed ones. */
function rename(input: NormalizationInput, attributes: readonly string[]): NormalizationInput {
  const move = (set: number) =>
    attributes.reduce((bits, name, index) => {
      const old = input.attributes.indexOf(name);
      const source = old >= 0 ? old : input.attributes.length === attributes.length ? index : -1;
      return source >= 0 && (set >> source) & 1 ? bits | (1 << index) : bits;
    }, 0);
  const dependencies = input.dependencies
    .map(({ from, to }) => ({ from: move(from), to: move(to) }))
    .filter(({ from, to }) => from !== 0 && to !== 0);
  const parts = input.parts.map(move).filter((part) => part !== 0);
  return { attributes, dependencies, start: move(input.start), parts };
}
