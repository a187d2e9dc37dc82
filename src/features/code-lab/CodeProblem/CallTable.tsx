import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import type { CaseResult, ShownCase } from '../core/problem';
import styles from './styles.module.css';

/** A case of a class: its calls in order, the expected values, and the returned values up to the first wrong one. */
export function CallTable({ item, result }: { item: ShownCase; result?: CaseResult }): ReactNode {
  const expected = item.expected.split('\n');
  const got = result?.got?.split('\n') ?? [];
  const wrongRow = result?.failedCall === undefined ? undefined : result.failedCall + 1;
  const message = result?.error && `${result.error.name}: ${result.error.message}`;
  return (
    <div
      className={styles.scroll}
      role="group"
      tabIndex={0}
      aria-label={translate({
        id: 'codeLab.CallTable.label',
        message: 'Dãy lời gọi',
        description: 'Name of the table with the calls of a case',
      })}
    >
      <table translate="no" className={styles.calls}>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="codeLab.CallTable.call" description="Column: a call">
                Lời gọi
              </Translate>
            </th>
            <th scope="col">
              <Translate id="codeLab.CaseList.expected" description="Label: expected value of a case">
                Mong đợi
              </Translate>
            </th>
            {result && (
              <th scope="col">
                <Translate id="codeLab.CaseList.got" description="Label: value that the solution returned">
                  Nhận được
                </Translate>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {item.input.split('\n').map((call, row) => (
            <tr key={row} className={clsx(row === wrongRow && styles.wrongCall)}>
              <th scope="row">{call}</th>
              <td>{expected[row]}</td>
              {result && (
                <td className={clsx(row === wrongRow && styles.wrong)}>
                  {row === wrongRow && message ? message : got[row]}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {message && wrongRow === undefined && <p className={styles.wrong}>{message}</p>}
    </div>
  );
}
