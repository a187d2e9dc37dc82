/** A post as lists of posts name it. */
export interface PostLink {
  title: string;
  permalink: string;
}

/** What a post leads to: its series, itself included and in the order of its parts, and posts with the same tags. */
export interface LinkedPosts {
  series: readonly PostLink[];
  related: readonly PostLink[];
}

interface Post extends PostLink {
  date: Date;
  tags: readonly string[];
  /** Name of the series that it is a part of. */
  series?: string;
  unlisted: boolean;
}

const MOST_RELATED = 3;

const linkTo = ({ title, permalink }: PostLink): PostLink => ({ title, permalink });

/**
 * Finds what each post leads to. A shared tag counts the more the fewer posts have it: 1 divided by their number. Of
 * equal posts the newer is first.
 *
 * @param posts - all posts of one language
 * @returns by permalink; a post that is in no series has an empty one
 */
export function linkPosts(posts: readonly Post[]): Map<string, LinkedPosts> {
  const listed = posts.filter(({ unlisted }) => !unlisted);
  const newestFirst = [...listed].sort((a, b) => b.date.getTime() - a.date.getTime());
  const counts = new Map<string, number>();
  for (const tag of listed.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);

  const entries = posts.map((post): [string, LinkedPosts] => {
    const parts = post.series === undefined ? [] : newestFirst.filter(({ series }) => series === post.series).reverse();
    const series = parts.length > 1 && parts.includes(post) ? parts : [];
    const weightOf = (other: Post) =>
      other.tags.filter((tag) => post.tags.includes(tag)).reduce((sum, tag) => sum + 1 / (counts.get(tag) ?? 1), 0);
    const related = newestFirst
      .filter((other) => other.permalink !== post.permalink && !series.includes(other))
      .map((other) => ({ other, weight: weightOf(other) }))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, MOST_RELATED);
    return [post.permalink, { series: series.map(linkTo), related: related.map(({ other }) => linkTo(other)) }];
  });
  return new Map(entries);
}
