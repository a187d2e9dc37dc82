import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import { PageShell } from '@site/src/components/PageShell';
import showcase from '@site/src/data/showcase.json';
import { countTags, filterWorks } from '../core/filterWorks';
import { TagFilter } from '../TagFilter';
import { useTagFilter } from '../useTagFilter';
import { WorkCard } from '../WorkCard';
import styles from './styles.module.css';

const FIRST_SCREEN = 3;

function Works(): ReactNode {
  const [tag, choose] = useTagFilter(showcase);
  const shown = filterWorks(showcase.works, tag);
  return (
    <>
      <div className={styles.controls}>
        <TagFilter tags={countTags(showcase)} total={showcase.works.length} chosen={tag} onChoose={choose} />
        <p className={styles.count} role="status">
          <Translate
            id="showcase.ShowcasePage.count"
            description="How many works the chosen tag shows"
            values={{ shown: shown.length, total: showcase.works.length }}
          >
            {'Đang hiển thị {shown} trên {total} sản phẩm'}
          </Translate>
        </p>
      </div>
      <ul className={styles.grid} role="list">
        {shown.map((work, index) => (
          <li key={work.id}>
            <WorkCard work={work} labels={showcase.tags} eager={index < FIRST_SCREEN} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** `/showcase`: the works of `src/data/showcase.json`; the URL stores the selected tag. */
export function ShowcasePage(): ReactNode {
  return (
    <Layout
      title={translate({
        id: 'showcase.ShowcasePage.title',
        message: 'Sản phẩm',
        description: 'Title of the showcase page',
      })}
      description={translate({
        id: 'showcase.ShowcasePage.description',
        message:
          'Những sản phẩm có thật, mở ra dùng thử được ngay: trang học song ngữ này, Bookshop API và CV dựng từ JSON Resume.',
        description: 'Description of the showcase page for search engines',
      })}
    >
      <PageShell
        title={
          <Translate id="showcase.ShowcasePage.heading" description="Heading of the showcase page">
            Sản phẩm
          </Translate>
        }
        lead={
          <Translate id="showcase.ShowcasePage.lead" description="Lead of the showcase page">
            Ở đây chỉ có những thứ đang chạy thật, bạn mở ra dùng thử được ngay.
          </Translate>
        }
      >
        <Works />
      </PageShell>
    </Layout>
  );
}
