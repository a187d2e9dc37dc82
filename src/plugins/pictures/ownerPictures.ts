import type { Communities, Profile, Showcase } from '../../data/schemas';

/** The owner's files, as far as they name pictures. */
export interface PictureSources {
  readonly profile: Pick<Profile, 'avatar'>;
  readonly communities: { readonly groups: readonly Pick<Communities['groups'][number], 'gallery'>[] };
  readonly showcase: { readonly works: readonly Pick<Showcase['works'][number], 'image'>[] };
  /** `blog/authors.yml` by the authors' keys. */
  readonly authors: Readonly<Record<string, { readonly image_url?: string } | undefined>>;
}

/** Where pictures are shown: each place loads the copies of its own alone. */
export type Place = 'portraits' | 'galleries' | 'works';

/** The pictures that the owner's files name, by where they are shown. */
export function ownerPictures({ profile, communities, showcase, authors }: PictureSources): Record<Place, string[]> {
  return {
    portraits: [profile.avatar, ...Object.values(authors).flatMap((author) => author?.image_url ?? [])],
    galleries: communities.groups.flatMap(({ gallery }) => gallery.map(({ src }) => src)),
    works: showcase.works.flatMap(({ image: { src, srcDark } }) => [src, ...(srcDark ? [srcDark] : [])]),
  };
}
