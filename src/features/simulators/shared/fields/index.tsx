import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { readInteger } from './describeProblem';
import { useDraft, type Reading } from './useDraft';
import styles from './styles.module.css';

interface TextFieldProps<T> {
  label: string;
  value: T;
  format: (value: T) => string;
  read: (text: string) => Reading<T>;
  onChange: (value: T) => void;
  hint?: string;
  numeric?: boolean;
  /** The height of the box in lines, where there is more than one. */
  rows?: number;
  /** Whether the field takes the whole width of the form. */
  wide?: boolean;
}

/** A labelled text field that explains why it does not accept a text. */
export function TextField<T>({
  label,
  value,
  format,
  read,
  onChange,
  hint,
  numeric,
  rows = 1,
  wide,
}: TextFieldProps<T>): ReactNode {
  const id = useId();
  const { text, problem, type } = useDraft({ value, format, read, onChange });
  const note = problem ?? hint;
  const shared = {
    id,
    value: text,
    spellCheck: false,
    autoComplete: 'off',
    autoCapitalize: 'off',
    'aria-invalid': problem !== null,
    'aria-describedby': note ? `${id}-note` : undefined,
  } as const;
  return (
    <div className={clsx(styles.field, wide && styles.wide)}>
      <label htmlFor={id}>{label}</label>
      {rows > 1 ? (
        <textarea {...shared} rows={rows} onChange={(event) => type(event.target.value)} />
      ) : (
        <input {...shared} inputMode={numeric ? 'numeric' : undefined} onChange={(event) => type(event.target.value)} />
      )}
      {note && (
        <span id={`${id}-note`} className={problem ? styles.problem : styles.hint} role={problem ? 'alert' : undefined}>
          {note}
        </span>
      )}
    </div>
  );
}

interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  hint?: string;
}

/** A whole number with buttons to decrease and increase it, large enough for a thumb. */
export function NumberField({ label, value, min, max, onChange, hint }: NumberFieldProps): ReactNode {
  const id = useId();
  const { text, problem, type } = useDraft({
    value,
    format: String,
    read: (typed) => readInteger(typed, min, max),
    onChange,
  });
  const note = problem ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.spinner}>
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          disabled={value <= min}
          onClick={() => type(String(value - 1))}
        >
          −
        </button>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-invalid={problem !== null}
          aria-describedby={note ? `${id}-note` : undefined}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            const change = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            if (!change) return;
            event.preventDefault();
            type(String(Math.min(Math.max(value + change, min), max)));
          }}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          disabled={value >= max}
          onClick={() => type(String(value + 1))}
        >
          +
        </button>
      </span>
      {note && (
        <span id={`${id}-note`} className={problem ? styles.problem : styles.hint} role={problem ? 'alert' : undefined}>
          {note}
        </span>
      )}
    </div>
  );
}

interface SelectFieldProps<T extends string> {
  label: string;
  value: T;
  options: readonly { readonly value: T; readonly label: string }[];
  onChange: (value: T) => void;
  /** Whether the field takes the whole width on a phone, for long options. */
  broad?: boolean;
}

/** A drop-down list with a few choices. */
export function SelectField<T extends string>({
  label,
  value,
  options,
  onChange,
  broad,
}: SelectFieldProps<T>): ReactNode {
  const id = useId();
  return (
    <div className={clsx(styles.field, broad && styles.broad)}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value as T)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface CellFieldProps {
  /** Full name for screen readers, such as "P1, arrival"; the visible label is the column heading. */
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A number in a table; an error message appears under the cell. */
export function CellField({ label, value, min, max, onChange }: CellFieldProps): ReactNode {
  const id = useId();
  const { text, problem, type } = useDraft({
    value,
    format: String,
    read: (typed) => readInteger(typed, min, max),
    onChange,
  });
  return (
    <span className={styles.cell}>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={problem !== null}
        aria-describedby={problem ? `${id}-note` : undefined}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      {problem && (
        <span id={`${id}-note`} className={styles.problem} role="alert">
          {problem}
        </span>
      )}
    </span>
  );
}

interface PresetsProps<T> {
  presets: readonly { readonly label: string; readonly input: T }[];
  onPick: (input: T) => void;
}

/** Buttons that load ready-made inputs. */
export function Presets<T>({ presets, onPick }: PresetsProps<T>): ReactNode {
  const label = translate({
    id: 'simulators.Presets.label',
    message: 'Thử ngay:',
    description: 'Label before the ready-made examples',
  });
  return (
    <div className={styles.presets} role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {presets.map((preset) => (
        <button key={preset.label} type="button" onClick={() => onPick(preset.input)}>
          {preset.label}
        </button>
      ))}
    </div>
  );
}

interface ActionButtonProps {
  onClick: () => void;
  disabled?: boolean;
  /** The element that the button opens and closes, for assistive technology. */
  opens?: { readonly id: string; readonly isOpen: boolean };
  children: ReactNode;
}

/** A button inside a form. */
export function ActionButton({ onClick, disabled, opens, children }: ActionButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.action}
      disabled={disabled}
      aria-expanded={opens?.isOpen}
      aria-controls={opens?.id}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
