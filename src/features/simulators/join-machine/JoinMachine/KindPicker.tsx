import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { JOIN_KINDS, type JoinKind } from '../core/types';
import styles from './kinds.module.css';

interface Props {
  /** Of the simulator: the choices of two machines on a page are apart. */
  id: string;
  value: JoinKind;
  onChange: (kind: JoinKind) => void;
}

/** The five kinds side by side, one press each: what they differ in is seen by switching. */
export function KindPicker({ id, value, onChange }: Props): ReactNode {
  return (
    <fieldset className={styles.kinds}>
      <legend>
        {translate({
          id: 'simulators.JoinMachine.kind',
          message: 'Kiểu kết nối',
          description: 'Field: the kind of join',
        })}
      </legend>
      {JOIN_KINDS.map((kind) => (
        <label key={kind}>
          <input
            type="radio"
            name={`${id}-kind`}
            value={kind}
            checked={kind === value}
            onChange={() => onChange(kind)}
          />
          <span>{kind.toUpperCase()}</span>
        </label>
      ))}
    </fieldset>
  );
}
