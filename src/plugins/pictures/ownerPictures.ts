import type { Communities, Profile, Showcase } from '../../data/schemas';

/** The parts of the owner's files that name pictures. */
export interface PictureSources {
  readonly profile: Pick<Profile, 'avatar'>;
  readonly communities: { readonly groups: readonly Pick<Communities['groups'][number], 'gallery'>[] };
  readonly showcase: { readonly works: readonly Pick<Showcase['works'][number], 'image'>[] };
  /** `blog/authors.yml`, by author key. */
  readonly authors: Readonly<Record<string, { readonly image_url?: string } | undefined>>;
}

/** Groups of pictures by where they are shown; each page loads only the copies of its groups. */
export type PictureGroup = 'portraits' | 'galleries' | 'works';

/** The pictures named in the owner's files, by where they are shown. */
export function ownerPictures({
  profile,
  communities,
  showcase,
  authors,
}: PictureSources): Record<PictureGroup, string[]> {
  return {
    portraits: [profile.avatar, ...Object.values(authors).flatMap((author) => author?.image_url ?? [])],
    galleries: communities.groups.flatMap(({ gallery }) => gallery.map(({ src }) => src)),
    works: showcase.works.flatMap(({ image: { src, srcDark } }) => [src, ...(srcDark ? [srcDark] : [])]),
  };
}
