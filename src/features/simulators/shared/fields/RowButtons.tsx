import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  count: number;
  max: number;
  onAdd: () => void;
  onRemove: () => void;
}

/** Buttons that add or remove a row of a table of inputs. */
export function RowButtons({ count, max, onAdd, onRemove }: Props): ReactNode {
  return (
    <div className={styles.presets}>
      <button type="button" disabled={count >= max} onClick={onAdd}>
        <Translate id="simulators.RowButtons.add" description="Button: add a row to a table of inputs">
          + Thêm hàng
        </Translate>
      </button>
      <button type="button" disabled={count <= 1} onClick={onRemove}>
        <Translate id="simulators.RowButtons.remove" description="Button: remove the last row of a table of inputs">
          − Bớt hàng
        </Translate>
      </button>
    </div>
  );
}
