import type { ComponentProps, ReactNode } from 'react';
import { BrowserMade } from 'light-pages/islands/BrowserMade';
import { loadOnce } from 'light-pages/browser/loadOnce';
import { LabNote } from '../../lab-kit/LabNote';
import styles from './styles.module.css';

const panel = loadOnce(async () => (await import('../SchemaPanel')).SchemaPanel);

type Props = ComponentProps<NonNullable<ReturnType<typeof panel.now>>>;

/** The schema panel of a dataset, loaded when a reader opens it; the lab works without it if loading fails. */
export function DeferredSchemaPanel(props: Props): ReactNode {
  const draw = () => {
    const SchemaPanel = panel.now();
    return SchemaPanel && <SchemaPanel {...props} />;
  };
  return (
    <div className={styles.deferred}>
      <BrowserMade draw={draw} load={panel.load} waiting={<LabNote>…</LabNote>} />
    </div>
  );
}
