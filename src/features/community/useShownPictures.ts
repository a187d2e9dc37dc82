import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import copies from '@generated/pictures/default/galleries';
import type { Picture } from '@site/src/data/schemas';
import type { ShownPicture } from './GalleryPicture';

/** The pictures of a gallery with the copies that the build made. */
export function useShownPictures(pictures: readonly Picture[]): ShownPicture[] {
  const { withBaseUrl } = useBaseUrlUtils();
  return pictures.map((picture) => ({ ...picture, image: copies[withBaseUrl(picture.src)] }));
}
