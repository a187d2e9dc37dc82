import type { AllContent } from '@docusaurus/types';

/** An address of the site, and what in the repository decides it. */
export interface ContentAddress {
  readonly address: string;
  /** As in "docs/a.mdx: the address". */
  readonly origin: string;
  /** Where to mend it. */
  readonly place: string;
}

interface Tag {
  readonly label: string;
  readonly permalink: string;
}

interface Document {
  readonly permalink: string;
  readonly source: string;
  readonly frontMatter?: { readonly slug?: unknown };
  readonly tags?: readonly Tag[];
}

interface Content {
  readonly docs?: { readonly loadedVersions: readonly { readonly docs: readonly Document[] }[] };
  readonly blog?: { readonly blogPosts: readonly { readonly metadata: Document }[] };
  readonly pages?: readonly Document[] | null;
}

const fileOf = (source: string) => source.replace(/^@site\//, '');

const hasOwnSlash = (slug: unknown) => typeof slug === 'string' && slug.length > 1 && slug.endsWith('/');
const withoutSlash = (permalink: string) => permalink.replace(/(?<=.)\/$/, '');

function addressesOf(documents: readonly Document[], tagsFile: string): ContentAddress[] {
  return documents.flatMap(({ permalink, source, frontMatter, tags = [] }) => [
    // Docusaurus ends the address of a folder with a slash, and takes it off later.
    {
      address: hasOwnSlash(frontMatter?.slug) ? permalink : withoutSlash(permalink),
      origin: `${fileOf(source)}: its address`,
      place: `in its name or slug, in both languages`,
    },
    ...tags.map((tag) => ({
      address: tag.permalink,
      origin: `${fileOf(source)}: the address of its tag "${tag.label}"`,
      place: `for the tag's key in ${tagsFile}, its English twin and the documents`,
    })),
  ]);
}

/** The addresses of documents, posts, pages and tags, as the content plugins of Docusaurus have loaded them. */
export function contentAddresses(content: AllContent): ContentAddress[] {
  const of = (plugin: string) => Object.values(content[`docusaurus-plugin-content-${plugin}`] ?? {});
  const { docs, blog, pages }: Record<keyof Content, unknown[]> = {
    docs: of('docs'),
    blog: of('blog'),
    pages: of('pages'),
  };
  return [
    ...(docs as NonNullable<Content['docs']>[]).flatMap(({ loadedVersions }) =>
      loadedVersions.flatMap((version) => addressesOf(version.docs, 'docs/tags.yml')),
    ),
    ...(blog as NonNullable<Content['blog']>[]).flatMap(({ blogPosts }) =>
      addressesOf(
        blogPosts.map(({ metadata }) => metadata),
        'blog/tags.yml',
      ),
    ),
    ...(pages as Content['pages'][]).flatMap((list) => addressesOf(list ?? [], '')),
  ];
}
