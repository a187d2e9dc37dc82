import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { CodeText } from '../CodeText';
import styles from './styles.module.css';

interface Props {
  hints: readonly string[];
  /** Called with the number of open hints when one is opened. */
  onShown: (count: number) => void;
}

/** The hints, one by one: a hint can be opened once the previous one is open. Works without JavaScript. */
export function Hints({ hints, onShown }: Props): ReactNode {
  return hints.map((hint, index) => (
    <details
      key={index}
      className={styles.hint}
      onToggle={({ currentTarget }) => currentTarget.open && onShown(index + 1)}
    >
      <summary>
        {hints.length > 1 ? (
          <Translate
            id="components.Hints.numbered"
            description="Summary of one of several hints"
            values={{ number: index + 1, all: hints.length }}
          >
            {'Gợi ý {number}/{all}'}
          </Translate>
        ) : (
          <Translate id="components.Hints.only" description="Summary of the only hint">
            Gợi ý
          </Translate>
        )}
      </summary>
      <p>
        <CodeText text={hint} />
      </p>
    </details>
  ));
}
