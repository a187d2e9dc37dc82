import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { MarginSection } from '@site/src/components/MarginSection';
import { PersonalPage } from '../../auth/PersonalPage';
import { SavedCourses } from '../../offline/SavedCourses';
import { useOfflineFeature } from '../../offline/useOfflineFeature';
import { ProgressNotice } from '../../progress/ProgressNotice';
import { ProgressTools } from '../../progress/ProgressTools';
import { Resume } from '../Resume';
import { Reviews } from '../Reviews';
import { Topics } from '../Topics';
import styles from './styles.module.css';

/** What the reader has done, from this browser's storage: where to continue, what is due, what is saved, and its file. */
export function DashboardPage(): ReactNode {
  const hasOffline = useOfflineFeature().isOn;
  return (
    <PersonalPage
      title={translate({
        id: 'auth.dashboard.title',
        message: 'Tiến độ của bạn',
        description: 'Title of the progress page',
      })}
      lead={
        <Translate id="dashboard.DashboardPage.lead" description="What the page is, and where the progress is kept">
          Bạn đã học tới đâu, bài nào tới lúc ôn, có gì đã lưu để học khi không có mạng. Tiến độ nằm trong trình duyệt
          này, không cần tài khoản và không gửi đi đâu.
        </Translate>
      }
    >
      <noscript>
        <p className={styles.noScript}>
          <Translate id="dashboard.DashboardPage.noScript" description="Shown where JavaScript is off">
            Trình duyệt đang tắt JavaScript nên trang chưa đọc được tiến độ. Bạn vẫn mở được mọi bài dưới đây.
          </Translate>
        </p>
      </noscript>
      <ProgressNotice />
      <Resume />
      <MarginSection
        id="reviews"
        title={
          <Translate id="dashboard.DashboardPage.reviews" description="Heading over the exercises due for review">
            Ôn tập
          </Translate>
        }
      >
        <Reviews />
      </MarginSection>
      <MarginSection
        id="topics"
        title={
          <Translate id="dashboard.DashboardPage.topics" description="Heading over the solved exercises of each topic">
            Bài tập đã giải
          </Translate>
        }
      >
        <Topics />
      </MarginSection>
      {hasOffline && (
        <MarginSection
          id="saved"
          title={
            <Translate id="dashboard.DashboardPage.saved" description="Heading over the courses saved on the device">
              Đã lưu trên máy
            </Translate>
          }
        >
          <SavedCourses />
        </MarginSection>
      )}
      <MarginSection
        id="file"
        title={
          <Translate id="dashboard.DashboardPage.file" description="Heading over the tools for the progress file">
            Tệp tiến độ
          </Translate>
        }
      >
        <ProgressTools />
      </MarginSection>
    </PersonalPage>
  );
}
