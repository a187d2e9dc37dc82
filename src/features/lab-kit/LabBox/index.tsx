import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import { CodeText } from '@site/src/components/CodeText';
import styles from './styles.module.css';

interface Props extends ComponentProps<'div'> {
  /** A lab that a page is about, rather than one of many in its text. */
  isLarge?: boolean;
}

/** The box around a lab. */
export function LabBox({ isLarge = false, className, ...rest }: Props): ReactNode {
  return <div className={clsx(styles.box, isLarge && styles.large, className)} {...rest} />;
}

interface HeadProps {
  /** Id of the element with the title, by which the lab is named. */
  titleId: string;
  title: ReactNode;
  /** Beside the title. */
  facts?: ReactNode;
  prompt?: string | undefined;
  children?: ReactNode;
}

/** The title of a lab and what to do in it. */
export function LabHead({ titleId, title, facts, prompt, children }: HeadProps): ReactNode {
  return (
    <header className={styles.head}>
      <p className={styles.title}>
        <span id={titleId}>{title}</span>
        {facts}
      </p>
      {prompt && (
        <p className={styles.prompt}>
          <CodeText text={prompt} />
        </p>
      )}
      {children}
    </header>
  );
}
