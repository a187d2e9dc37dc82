import { useId, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ActionButton } from '../../shared/fields';
import { marked, StepTable } from '../../shared/StepTable';
import { formatDependency, formatSet } from '../core/parseSchema';
import type { Decomposition, NormalizationInput, NormalizationResult } from '../core/types';
import { describeJoin } from './texts';
import styles from './styles.module.css';

interface Props {
  input: NormalizationInput;
  result: NormalizationResult;
}

/**
 * The reader's own decomposition, checked by the chase, and the two that the textbook algorithms make. The latter
 * answer questions of the lesson, so they are collapsed at first; without a script, which could open them, CSS shows
 * them.
 */
export function Decompositions({ input, result: { own, third, boyceCodd } }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const splitsId = useId();
  const mine = translate({
    id: 'simulators.Normalization.own',
    message: 'Của bạn',
    description: 'The decomposition of the reader',
  });
  return (
    <>
      {own && (
        <>
          <SplitTable input={input} splits={[[mine, own]]} label={mine} />
          <TableauSheet input={input} own={own} />
        </>
      )}
      <div className={styles.opener}>
        <ActionButton opens={{ id: splitsId, isOpen }} onClick={() => setOpen(!isOpen)}>
          {translate({
            id: 'simulators.Normalization.splits',
            message: 'Xem cách tách đạt 3NF và BCNF',
            description: 'Opens the two decompositions',
          })}
        </ActionButton>
      </div>
      <div id={splitsId} className={styles.splits} hidden={!isOpen}>
        <SplitTable
          input={input}
          splits={[
            ['3NF', third],
            ['BCNF', boyceCodd],
          ]}
          label={translate({
            id: 'simulators.Normalization.splitTable',
            message: 'Cách tách đạt 3NF và BCNF',
            description: 'Name of the table of the two decompositions',
          })}
        />
      </div>
    </>
  );
}

function SplitTable({
  input: { attributes },
  splits,
  label,
}: {
  input: NormalizationInput;
  splits: readonly (readonly [name: string, split: Decomposition])[];
  label: string;
}): ReactNode {
  return (
    <StepTable
      label={label}
      columns={[
        {
          head: translate({
            id: 'simulators.Normalization.split',
            message: 'Cách tách',
            description: 'Column: which split',
          }),
          looks: ['words'],
        },
        {
          head: translate({
            id: 'simulators.Normalization.tables',
            message: 'Các bảng',
            description: 'Column: the parts',
          }),
          looks: ['words', 'code'],
        },
        {
          head: translate({
            id: 'simulators.Normalization.join',
            message: 'Ghép lại',
            description: 'Column: whether the join is lossless',
          }),
          looks: ['words'],
        },
        {
          head: translate({
            id: 'simulators.Normalization.lost',
            message: 'Phụ thuộc không giữ được',
            description: 'Column: dependencies that are not preserved',
          }),
          looks: ['words', 'code'],
        },
      ]}
      rows={splits.map(([name, split]) => ({
        cells: [
          name,
          lines(split.parts.map((part) => `{${formatSet(part, attributes)}}`)),
          marked(describeJoin(split), split.isLossless ? 'good' : 'bad'),
          lines(split.lost.map((rule) => formatDependency(rule, attributes))),
        ],
      }))}
    />
  );
}

function lines(texts: readonly string[]): ReactNode {
  return texts.length === 0 ? '–' : texts.map((text, index) => <div key={index}>{text}</div>);
}

/** The tableau at the end of the chase: a row with only the symbol a proves that joining the parts adds no rows. */
function TableauSheet({ input: { attributes }, own }: { input: NormalizationInput; own: Decomposition }): ReactNode {
  return (
    <StepTable
      label={translate({
        id: 'simulators.Normalization.tableau',
        message: 'Bảng của phép chase',
        description: 'Name of the table that the chase ends with',
      })}
      columns={[
        {
          head: translate({
            id: 'simulators.Normalization.part',
            message: 'Bảng',
            description: 'Column: one part of a decomposition',
          }),
          looks: ['words', 'code'],
        },
        ...attributes.map((head) => ({ head, headLooks: ['code'], looks: ['box'] }) as const),
      ]}
      rows={own.tableau.map((row, index) => ({
        cells: [
          `{${formatSet(own.parts[index] ?? 0, attributes)}}`,
          ...row.map((symbol) =>
            marked(symbol === 0 ? 'a' : `b${symbol}`, row.every((each) => each === 0) && 'touched'),
          ),
        ],
      }))}
    />
  );
}
