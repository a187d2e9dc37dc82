import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import { SampleLabel } from '@site/src/components/SampleLabel';
import profile from '@site/src/data/profile.json';
import { hasSample } from '@site/src/features/owner-data/core/sample';
import { CvActions } from '../CvActions';
import { CvSheet } from '../CvSheet';
import { useResume } from '../useResume';
import styles from './styles.module.css';

function SampleNote({ locale }: { locale: string }): ReactNode {
  return (
    <p className={styles.note}>
      <SampleLabel />{' '}
      <Translate
        id="cv.CvPage.sample"
        description="Note above a CV that still holds sample data"
        values={{ file: <code translate="no">{`src/data/resume.${locale}.json`}</code> }}
      >
        {'Các mục ghi “dữ liệu mẫu” đang chờ chủ trang thay bằng thông tin thật trong {file}.'}
      </Translate>
    </p>
  );
}

/** `/my-cv`: the résumé as a sheet of paper, to read, print or download. */
export function CvPage(): ReactNode {
  const { resume, locale } = useResume();
  return (
    <Layout
      title={translate({ id: 'cv.CvPage.title', message: 'Hồ sơ năng lực', description: 'Title of the CV page' })}
      description={translate(
        {
          id: 'cv.CvPage.description',
          message:
            'CV của {name}, {label}: kinh nghiệm, dự án, kỹ năng, học vấn. Đọc trên web, in khổ A4 hoặc tải PDF và JSON Resume.',
          description: 'Description of the CV page for search engines',
        },
        { name: profile.fullName, label: profile.tagline },
      )}
    >
      <main className={styles.page}>
        <div className={styles.bar}>
          <CvActions locale={locale} />
          {hasSample(resume.sample) && <SampleNote locale={locale} />}
        </div>
        <CvSheet resume={resume} />
      </main>
    </Layout>
  );
}
