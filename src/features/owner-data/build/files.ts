/** The files that the owner edits. */
export const FILES = {
  profile: 'src/data/profile.json',
  showcase: 'src/data/showcase.json',
  communities: 'src/data/communities.json',
  resumeVi: 'src/data/resume.vi.json',
  resumeEn: 'src/data/resume.en.json',
  authors: 'blog/authors.yml',
} as const;

type FileKey = keyof typeof FILES;

export interface SiteDataFiles {
  /** Content of each file; undefined where it does not exist. */
  texts: Readonly<Record<FileKey, string | undefined>>;
  /** Whether `static/` has a file that the site serves at this path, such as `/img/avatar.svg`. */
  hasStatic: (path: string) => boolean;
  /** Whether the repository has this file or folder. */
  hasPath: (path: string) => boolean;
}
