import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The result of importing a photo: its copies, the smallest first (plugin pictures). */
export interface Copies {
  readonly src: string;
  readonly srcSet: string;
  readonly images: readonly { readonly path: string; readonly width: number; readonly height: number }[];
}

/** The width of the text column; narrower screens use their full width. */
const COLUMN = '(width <= 46rem) 100vw, 44rem';

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> {
  readonly image: Copies;
}

/**
 * A photo in the size that the screen needs. Its space is reserved from the start, and it loads when it comes near the
 * screen.
 */
export function Picture({ image, alt = '', sizes = COLUMN, className, ...rest }: Props): ReactNode {
  const largest = image.images.at(-1);
  return (
    <img
      loading="lazy"
      decoding="async"
      {...rest}
      className={clsx(styles.picture, className)}
      alt={alt}
      sizes={sizes}
      srcSet={image.srcSet}
      src={largest?.path ?? image.src}
      width={largest?.width}
      height={largest?.height}
    />
  );
}
