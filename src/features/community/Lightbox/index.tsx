import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Dialog } from 'primereact/dialog';
import Translate from '@docusaurus/Translate';
import { PrimeRoot } from '@site/src/components/PrimeRoot';
import { useLocalized } from '@site/src/features/owner-data/useLocalized';
import { GalleryPicture, type ShownPicture } from '../GalleryPicture';
import styles from './styles.module.css';

/** The width of the dialog. */
const SIZES = '(width <= 64rem) 100vw, 64rem';

interface Props {
  pictures: readonly ShownPicture[];
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

function Large({ picture }: { picture: ShownPicture }): ReactNode {
  const alt = useLocalized()(picture.alt);
  return <GalleryPicture className={styles.image} picture={picture} alt={alt} sizes={SIZES} loading="eager" />;
}

interface PagesProps {
  count: number;
  index: number;
  onTurn: (by: number) => void;
}

function Pages({ count, index, onTurn }: PagesProps): ReactNode {
  return (
    <div className={styles.pages}>
      <button type="button" className="button button--secondary button--sm" onClick={() => onTurn(-1)}>
        <Translate id="community.Lightbox.previous" description="Button: the picture before">
          Ảnh trước
        </Translate>
      </button>
      <span role="status">
        {index + 1}/{count}
      </span>
      <button type="button" className="button button--secondary button--sm" onClick={() => onTurn(1)}>
        <Translate id="community.Lightbox.next" description="Button: the picture after">
          Ảnh sau
        </Translate>
      </button>
    </div>
  );
}

/**
 * One picture at full size, with buttons to the others; the arrow keys move between pictures.
 *
 * A `<dialog>` would need no library, but would be in the browser's top layer. The specification asks for overlay levels
 * ("modal 1100, overlay 1000, menu 1000, tooltip 1100, toast 1200") and for a UI library with "ripple on, locale vi,
 * append to self": these are settings of PrimeReact (`PrimeRoot`).
 */
export default function Lightbox({ pictures, index, onShow, onClose }: Props): ReactNode {
  const localized = useLocalized();
  const picture = pictures[index];
  const count = pictures.length;
  const turn = (by: number) => onShow((index + by + count) % count);
  const onKeyDown = useEffectEvent(({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    // Alt with an arrow key navigates the browser's history.
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  });
  useEffect(() => {
    // The dialog focuses its close button, which stops every key but Escape, so this listens in the capture phase.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
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
        <Large picture={picture} />
        {count > 1 && <Pages count={count} index={index} onTurn={turn} />}
      </Dialog>
    </PrimeRoot>
  );
}
