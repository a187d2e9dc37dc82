import { useRef, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { BrowserMade } from 'light-pages/islands/BrowserMade';
import { loadOnce } from 'light-pages/browser/loadOnce';
import { useLocalized } from '@site/src/features/owner-data/useLocalized';
import { GalleryPicture, type ShownPicture } from '../GalleryPicture';
import styles from './styles.module.css';

/** One picture per row on a phone, otherwise as many as fit with 12rem each. */
const SIZES = '(width <= 27rem) 100vw, 16rem';

/** The dialog and its library are fetched when a reader opens the first picture. */
const lightbox = loadOnce(async () => (await import('../Lightbox')).default);

function Thumbnail({ picture, onOpen }: { picture: ShownPicture; onOpen: (button: HTMLElement) => void }): ReactNode {
  const alt = useLocalized()(picture.alt);
  return (
    <button
      type="button"
      className={styles.open}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
      aria-label={translate(
        {
          id: 'community.Gallery.open',
          message: 'Xem ảnh lớn: {alt}',
          description: 'Name of the button that enlarges a picture',
        },
        { alt },
      )}
    >
      <GalleryPicture picture={picture} alt="" sizes={SIZES} loading="lazy" />
    </button>
  );
}

/** Thumbnails that open a larger picture. */
export function Gallery({ pictures }: { pictures: readonly ShownPicture[] }): ReactNode {
  const [opened, setOpened] = useState<number>();
  const opener = useRef<HTMLElement>(null);
  const close = () => {
    setOpened(undefined);
    opener.current?.focus();
  };
  const draw = (index: number) => {
    const Lightbox = lightbox.now();
    return Lightbox && <Lightbox pictures={pictures} index={index} onShow={setOpened} onClose={close} />;
  };
  return (
    <div>
      <ul className={styles.gallery} role="list">
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <Thumbnail
              picture={picture}
              onOpen={(button) => {
                opener.current = button;
                setOpened(index);
              }}
            />
          </li>
        ))}
      </ul>
      {opened !== undefined && <BrowserMade draw={() => draw(opened)} load={lightbox.load} />}
    </div>
  );
}
