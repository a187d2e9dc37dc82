import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import ThemedImage from '@theme/ThemedImage';
import copies from '@generated/pictures/default/works';
import { Icon } from '@site/src/components/Icon';
import { TagList } from '@site/src/components/TagList';
import type { Showcase, Work } from '@site/src/data/schemas';
import { useLocalized } from '@site/src/features/owner-data/useLocalized';
import { useSourceUrl } from '@site/src/features/owner-data/useSourceUrl';
import styles from './styles.module.css';

function WorkLinks({ work }: { work: Work }): ReactNode {
  const sourceUrl = useSourceUrl();
  const title = useLocalized()(work.title);
  const { demo, file, source } = work.links;
  const code = source?.includes('://') ? source : source && sourceUrl(source);
  return (
    <p className={styles.links}>
      {demo && (
        <Link
          to={demo}
          aria-label={translate(
            {
              id: 'showcase.WorkCard.demoLabel',
              message: 'Xem {title}',
              description: 'Name of the link that opens a work',
            },
            { title },
          )}
        >
          <Icon name="open" />{' '}
          <Translate id="showcase.WorkCard.demo" description="Link that opens a work">
            Xem
          </Translate>
        </Link>
      )}
      {file && (
        <Link
          to={`pathname://${file}`}
          target={undefined}
          download
          aria-label={translate(
            {
              id: 'showcase.WorkCard.fileLabel',
              message: 'Tải về {title}',
              description: 'Name of the link that downloads a work',
            },
            { title },
          )}
        >
          <Icon name="download" />{' '}
          <Translate id="showcase.WorkCard.file" description="Link that downloads a work's file">
            Tải về
          </Translate>
        </Link>
      )}
      {code && (
        <Link
          to={code}
          aria-label={translate(
            {
              id: 'showcase.WorkCard.sourceLabel',
              message: 'Mã nguồn của {title}',
              description: 'Name of the link to a work’s source',
            },
            { title },
          )}
        >
          <Icon name="code" />{' '}
          <Translate id="showcase.WorkCard.source" description="Link to a work's source code">
            Mã nguồn
          </Translate>
        </Link>
      )}
    </p>
  );
}

interface Props {
  work: Work;
  labels: Showcase['tags'];
  /** Whether the picture is visible without scrolling. */
  eager: boolean;
}

/** One work: its picture, a description, its technologies, and links to it. */
export function WorkCard({ work, labels, eager }: Props): ReactNode {
  const localized = useLocalized();
  const { withBaseUrl } = useBaseUrlUtils();
  const { src, srcDark, alt, width, height } = work.image;
  // A card is narrower than a photo's smallest copy, so that copy is enough.
  const urlOf = (path: string) => copies[withBaseUrl(path)]?.src ?? withBaseUrl(path);
  return (
    <article className={styles.card}>
      <ThemedImage
        className={styles.image}
        sources={{ light: urlOf(src), dark: urlOf(srcDark ?? src) }}
        alt={localized(alt)}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
      />
      <div className={styles.text}>
        <h2 className={styles.title}>{localized(work.title)}</h2>
        <p className={styles.description}>{localized(work.description)}</p>
        <TagList
          label={translate({
            id: 'showcase.WorkCard.stack',
            message: 'Công nghệ',
            description: 'Name of the list of a work’s tags',
          })}
          tags={work.stack.map((tag) => labels[tag] ?? tag)}
        />
        <WorkLinks work={work} />
      </div>
    </article>
  );
}
