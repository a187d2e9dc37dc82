import { useId, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { ActionButton } from '../../shared/fields';
import { Sheet, sheet } from '../../shared/Sheet';
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
  const heads = [
    translate({ id: 'simulators.Normalization.split', message: 'Cách tách', description: 'Column: which split' }),
    translate({ id: 'simulators.Normalization.tables', message: 'Các bảng', description: 'Column: the parts' }),
    translate({
      id: 'simulators.Normalization.join',
      message: 'Ghép lại',
      description: 'Column: whether the join is lossless',
    }),
    translate({
      id: 'simulators.Normalization.lost',
      message: 'Phụ thuộc không giữ được',
      description: 'Column: dependencies that are not preserved',
    }),
  ];
  return (
    <Sheet label={label}>
      <table className={sheet.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={clsx(sheet.head, sheet.words)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {splits.map(([name, split]) => (
            <tr key={name}>
              <th scope="row" className={clsx(sheet.head, sheet.words)}>
                {name}
              </th>
              <td className={clsx(sheet.cell, sheet.words, sheet.code)}>
                <Lines texts={split.parts.map((part) => `{${formatSet(part, attributes)}}`)} />
              </td>
              <td className={clsx(sheet.cell, sheet.words, split.isLossless ? sheet.good : sheet.bad)}>
                {describeJoin(split)}
              </td>
              <td className={clsx(sheet.cell, sheet.words, sheet.code)}>
                <Lines texts={split.lost.map((rule) => formatDependency(rule, attributes))} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

function Lines({ texts }: { texts: readonly string[] }): ReactNode {
  return texts.length === 0 ? '–' : texts.map((text, index) => <div key={index}>{text}</div>);
}

/** The tableau at the end of the chase: a row with only the symbol a proves that joining the parts adds no rows. */
function TableauSheet({ input: { attributes }, own }: { input: NormalizationInput; own: Decomposition }): ReactNode {
  return (
    <Sheet
      label={translate({
        id: 'simulators.Normalization.tableau',
        message: 'Bảng của phép chase',
        description: 'Name of the table that the chase ends with',
      })}
    >
      <table className={sheet.table}>
        <thead>
          <tr>
            <th scope="col" className={clsx(sheet.head, sheet.words)}>
              {translate({
                id: 'simulators.Normalization.part',
                message: 'Bảng',
                description: 'Column: one part of a decomposition',
              })}
            </th>
            {attributes.map((name) => (
              <th key={name} scope="col" className={clsx(sheet.head, sheet.code)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {own.tableau.map((row, index) => (
            <tr key={index}>
              <th scope="row" className={clsx(sheet.head, sheet.words, sheet.code)}>
                {`{${formatSet(own.parts[index] ?? 0, attributes)}}`}
              </th>
              {row.map((symbol, at) => (
                <td key={at} className={clsx(sheet.cell, sheet.box, row.every((each) => each === 0) && sheet.touched)}>
                  {symbol === 0 ? 'a' : `b${symbol}`}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
