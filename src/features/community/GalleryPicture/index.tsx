import type { ComponentProps, ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { Picture, type Copies } from '@site/src/components/Picture';
import type { Picture as PictureData } from '@site/src/data/schemas';

/** A picture of the owner's data, with its smaller copies where it is a photo. */
export type ShownPicture = PictureData & { readonly image?: Copies };

interface Props extends Pick<ComponentProps<'img'>, 'alt' | 'sizes' | 'loading' | 'className'> {
  readonly picture: ShownPicture;
}

/** A picture of a gallery: a photo in the copy that fits its size on the page, anything else unchanged. */
export function GalleryPicture({ picture, alt = '', sizes, ...rest }: Props): ReactNode {
  const url = useBaseUrl(picture.src);
  if (picture.image) return <Picture image={picture.image} alt={alt} sizes={sizes} {...rest} />;
  return <img src={url} alt={alt} width={picture.width} height={picture.height} {...rest} />;
}
