import type { ReactNode } from 'react';
import { ShareState } from '@site/src/components/ShareState';
import type { MakeLink } from '@site/src/components/ShareState/useShare';
import { LabButton } from '../LabButton';
import styles from './styles.module.css';

/** In the bar of a lab: shares its state as a link. */
export function ShareButton({ link }: { link: MakeLink }): ReactNode {
  return (
    <ShareState
      link={link}
      className={styles.outcome}
      button={(onClick, name) => <LabButton onClick={onClick}>{name}</LabButton>}
    />
  );
}
