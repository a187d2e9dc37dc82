import type { KeyboardEvent, ReactNode } from 'react';
import { Dialog } from 'primereact/dialog';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { PrimeRoot } from '@site/src/components/PrimeRoot';
import type { Picture } from '@site/src/data/schemas';
import { useLocalized } from '@site/src/features/owner-data/useLocalized';
import styles from './styles.module.css';

interface Props {
  pictures: readonly Picture[];
  index: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

const PARTS = {
  mask: { className: styles.mask },
  root: { className: styles.dialog },
  header: { className: styles.header },
  headerTitle: { className: styles.title },
  closeButton: { className: styles.close },
  content: { className: styles.content },
};

function Large({ picture }: { picture: Picture }): ReactNode {
  const alt = useLocalized()(picture.alt);
  return (
    <img
      className={styles.image}
      src={useBaseUrl(picture.src)}
      alt={alt}
      width={picture.width}
      height={picture.height}
    />
  );
}

function Pages({ count, index, onShow }: { count: number; index: number; onShow: (index: number) => void }): ReactNode {
  const turn = (by: number) => onShow((index + by + count) % count);
  return (
    <div className={styles.pages}>
      <button type="button" className="button button--secondary button--sm" onClick={() => turn(-1)}>
        <Translate id="community.Lightbox.previous" description="Button: the picture before">
          Ảnh trước
        </Translate>
      </button>
      <span role="status">
        {index + 1}/{count}
      </span>
      <button type="button" className="button button--secondary button--sm" onClick={() => turn(1)}>
        <Translate id="community.Lightbox.next" description="Button: the picture after">
          Ảnh sau
        </Translate>
      </button>
    </div>
  );
}

/** One picture at full size, with the way to the others; arrow keys turn the pages. */
export default function Lightbox({ pictures, index, onShow, onClose }: Props): ReactNode {
  const localized = useLocalized();
  const picture = pictures[index];
  const count = pictures.length;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') onShow((index + 1) % count);
    if (key === 'ArrowLeft') onShow((index - 1 + count) % count);
  };
  if (!picture) return null;
  return (
    <PrimeRoot>
      <Dialog
        visible
        modal
        blockScroll
        dismissableMask
        draggable={false}
        resizable={false}
        header={localized(picture.alt)}
        onHide={onClose}
        pt={PARTS}
      >
        {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys double the buttons inside */}
        <div onKeyDown={onKeyDown}>
          <Large picture={picture} />
          {count > 1 && <Pages count={count} index={index} onShow={onShow} />}
        </div>
      </Dialog>
    </PrimeRoot>
  );
}
