import {
  useContext,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { boxLabel } from '../boxTexts';
import { isAnswered, isUnderWay, ModalContext, type ModalControl, type ModalState } from './modalState';

/** What DocSearch gives its own input. */
interface Props extends ComponentProps<'input'> {
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  modal: ModalControl & { state: ModalState };
}

/** White space alone is no query. */
const asQuery = (text: string) => text.trim() && text;

/**
 * The input of the modal. A key changes only this: the modal receives it after the letter has been painted. Enter waits
 * for the hits of the text in the box.
 */
export function SearchInput({ value, onChange, onKeyDown, modal, ...props }: Props): ReactNode {
  const { state, getState, refresh, setActiveItemId } = modal;
  const { isPartial, control } = useContext(ModalContext);
  useImperativeHandle(control, () => ({ getState, refresh, setActiveItemId }), [getState, refresh, setActiveItemId]);
  const [text, setText] = useState(value);
  // What the modal knows; its buttons change it too.
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  /** The change that the modal has not been told yet. */
  const change = useRef<ChangeEvent<HTMLInputElement> | null>(null);
  const tell = () => {
    const event = change.current;
    if (!event) return;
    change.current = null;
    const query = asQuery(event.target.value);
    setKnown(query);
    onChange({ ...event, currentTarget: { value: query } as HTMLInputElement });
  };
  const isReady = (box: EventTarget) => isAnswered(getState(), asQuery((box as HTMLInputElement).value));
  /** An Enter that was pressed before its hits arrived. */
  const enter = useRef<KeyboardEvent<HTMLInputElement> | null>(null);
  useEffect(() => {
    const event = enter.current;
    if (!event || !(state.status === 'error' || isReady(event.target))) return;
    enter.current = null;
    if (state.status !== 'error') onKeyDown(event);
  });
  const list = state.status === 'error' || isUnderWay(state, isPartial()) ? undefined : props['aria-controls'];
  return (
    <input
      {...props}
      type="text"
      role="combobox"
      aria-haspopup="grid"
      aria-expanded={list !== undefined}
      aria-controls={list}
      aria-activedescendant={list && props['aria-activedescendant']}
      // The label gives way to the sign of waiting.
      aria-labelledby={undefined}
      aria-label={boxLabel()}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        enter.current = null;
        const isWaiting = change.current !== null;
        change.current = event;
        if (!isWaiting) requestAnimationFrame(() => setTimeout(tell));
      }}
      onKeyDown={(event) => {
        // Keys that act on the hits act on those of this text.
        if (/^(?:Arrow|Enter)/.test(event.key)) tell();
        const isEarly = event.key === 'Enter' && !event.nativeEvent.isComposing && !isReady(event.target);
        enter.current = isEarly ? event : null;
        if (!isEarly) onKeyDown(event);
      }}
    />
  );
}
