import { useId, type KeyboardEvent, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './controls.module.css';

interface Props {
  value: string;
  /** Whether k6 has refused it. */
  isInvalid: boolean;
  onChange: (text: string) => void;
  /** Enter, with or without Ctrl. */
  onSubmit: () => void;
}

/** The command line above the script. */
export function CommandLine({ value, isInvalid, onChange, onSubmit }: Props): ReactNode {
  const id = useId();
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <div className={styles.command}>
      <label className={styles.commandLabel} htmlFor={id}>
        <Translate id="k6Lab.CommandLine.label" description="Name of the field with k6's command line">
          Dòng lệnh
        </Translate>
      </label>
      <span className={styles.prompt} aria-hidden="true">
        $
      </span>
      <input
        id={id}
        className={styles.commandField}
        value={value}
        aria-invalid={isInvalid}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={handleKeyDown}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        translate="no"
      />
    </div>
  );
}
