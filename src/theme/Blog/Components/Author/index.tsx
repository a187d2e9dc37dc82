// Change: an author's photo is shown in small copies (plugin pictures), with space reserved for it.
import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import styles from '@docusaurus/theme-classic/lib/theme/Blog/Components/Author/styles.module.css';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/Blog/Components/Author';
import AuthorSocials from '@theme/Blog/Components/Author/Socials';
import Heading from '@theme/Heading';
import portraits from '@generated/pictures/default/portraits';

/** The theme's width of a portrait, by the heading level of the name; beside a post the name is no heading. */
const WIDTHS: Readonly<Record<string, string>> = { h1: '7rem', h2: '5.4rem' };
const WIDTH = '3.6rem';

function MaybeLink({ href, ...rest }: ComponentProps<typeof Link>): ReactNode {
  return href ? <Link href={href} {...rest} /> : rest.children;
}

function Portrait({ url, name, width }: { url: string; name?: string; width: string }): ReactNode {
  const copies = portraits[url];
  const largest = copies?.images.at(-1);
  return (
    <img
      className={clsx('avatar__photo', styles.authorImage)}
      src={largest?.path ?? url}
      srcSet={copies?.srcSet}
      sizes={copies && width}
      width={largest?.width}
      height={largest?.height}
      alt={name}
    />
  );
}

function Name({ name, as }: Pick<Props, 'as'> & { name: string }): ReactNode {
  const properties = { className: styles.authorName, translate: 'no' as const, children: name };
  return as ? <Heading as={as} {...properties} /> : <span {...properties} />;
}

export default function BlogAuthor({ as, author, className, count }: Props): ReactNode {
  const { name, title, url, imageURL, email, page } = author;
  const href = page?.permalink ?? url ?? (email && `mailto:${email}`);
  return (
    <div className={clsx('avatar margin-bottom--sm', className, styles[`author-as-${as}`])}>
      {imageURL && (
        <MaybeLink href={href} className="avatar__photo-link">
          <Portrait url={imageURL} name={name} width={WIDTHS[as ?? ''] ?? WIDTH} />
        </MaybeLink>
      )}
      {(name || title) && (
        <div className={clsx('avatar__intro', styles.authorDetails)}>
          <div className="avatar__name">
            {name && (
              <MaybeLink href={href}>
                <Name name={name} as={as} />
              </MaybeLink>
            )}
            {count !== undefined && <span className={styles.authorBlogPostCount}>{count}</span>}
          </div>
          {!!title && (
            <small className={styles.authorTitle} title={title}>
              {title}
            </small>
          )}
          <AuthorSocials author={author} />
        </div>
      )}
    </div>
  );
}
