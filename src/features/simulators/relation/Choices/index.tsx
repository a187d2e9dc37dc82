import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props<Value extends string> {
  /** Name of the radio group, which must differ between two machines on a page. */
  name: string;
  legend: string;
  choices: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A few choices side by side, so that switching between them shows how they differ. */
export function Choices<Value extends string>({ name, legend, choices, value, onChange }: Props<Value>): ReactNode {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
