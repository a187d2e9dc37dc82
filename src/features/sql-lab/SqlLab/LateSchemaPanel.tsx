import type { ComponentProps, ReactNode } from 'react';
import { LatePart } from '@site/src/components/island/LatePart';
import { loadOnce } from '@site/src/components/loadOnce';
import styles from './styles.module.css';

const panel = loadOnce(async () => (await import('../SchemaPanel')).SchemaPanel);

type Props = ComponentProps<NonNullable<ReturnType<typeof panel.now>>>;

/** The tables of a dataset, fetched when a reader opens them; a lab stands without them where they cannot be had. */
export function LateSchemaPanel(props: Props): ReactNode {
  const draw = () => {
    const SchemaPanel = panel.now();
    return SchemaPanel && <SchemaPanel {...props} />;
  };
  return (
    <div className={styles.late}>
      <LatePart draw={draw} load={panel.load} waiting={<p className={styles.hint}>…</p>} />
    </div>
  );
}
