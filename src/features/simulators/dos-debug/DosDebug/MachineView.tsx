import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { FLAG_NAMES, hex } from '../core/format';
import type { RegisterName } from '../core/machine';
import type { DebugResult, DebugStep } from '../core/types';
import styles from './styles.module.css';

const GROUPS: readonly (readonly RegisterName[])[] = [
  ['AX', 'BX', 'CX', 'DX'],
  ['SP', 'BP', 'SI', 'DI'],
  ['CS', 'DS', 'SS', 'ES', 'IP'],
];

interface Props {
  state: DebugResult['start'];
  step: DebugStep | undefined;
}

/** Registers, flags, the next instructions and the top of the stack; what the last line changed is marked. */
export function MachineView({ state: { registers, flags, listing, stack }, step }: Props): ReactNode {
  return (
    <div className={styles.machine}>
      <div
        role="group"
        className={styles.registers}
        aria-label={translate({
          id: 'simulators.DosDebug.registers',
          message: 'Thanh ghi',
          description: 'Name of the registers',
        })}
      >
        {GROUPS.map((group) => (
          <dl key={group[0]} className={styles.group}>
            {group.map((name) => (
              <div key={name} className={clsx(styles.register, step?.changed.includes(name) && styles.changed)}>
                <dt>{name}</dt>
                <dd>{hex(registers[name], 4)}</dd>
              </div>
            ))}
          </dl>
        ))}
      </div>
      <dl
        className={styles.flags}
        aria-label={translate({ id: 'simulators.DosDebug.flags', message: 'Cờ', description: 'Name of the flags' })}
      >
        {FLAG_NAMES.map(([flag, set, clear]) => (
          <div
            key={flag}
            className={clsx(
              styles.flag,
              flags[flag] && styles.set,
              step?.changedFlags.includes(flag) && styles.changed,
            )}
          >
            <dt>{flag}</dt>
            <dd>{flags[flag] ? set : clear}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.panels}>
        <div>
          <p className={styles.caption}>
            {translate({
              id: 'simulators.DosDebug.next',
              message: 'Lệnh sắp chạy',
              description: 'Caption of the coming instructions',
            })}
          </p>
          <pre translate="no" className={styles.panel}>
            {listing.map((line) => `${line.slice(5, 9)}  ${line.slice(24)}`).join('\n')}
          </pre>
        </div>
        <div>
          <p className={styles.caption}>
            {translate({
              id: 'simulators.DosDebug.stack',
              message: 'Đỉnh ngăn xếp',
              description: 'Caption of the top of the stack',
            })}
          </p>
          <pre translate="no" className={styles.panel}>
            {stack
              .map(({ offset, value }, index) => `${hex(offset, 4)} ${hex(value, 4)}${index === 0 ? ' ← SP' : ''}`)
              .join('\n')}
          </pre>
        </div>
      </div>
    </div>
  );
}
