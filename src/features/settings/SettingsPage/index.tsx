import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { MarginSection } from '@site/src/components/MarginSection';
import { PersonalPage } from '../../auth/PersonalPage';
import { CourseList } from '../../offline/CourseList';
import { useOfflineFeature } from '../../offline/useOfflineFeature';
import { ColourMode } from '../ColourMode';
import { Languages } from '../Languages';
import { StoredData } from '../StoredData';
import styles from './styles.module.css';

/** The settings of this browser: colours, language, what the site keeps, and what works without a network. */
export function SettingsPage(): ReactNode {
  const hasOffline = useOfflineFeature().isOn;
  return (
    <PersonalPage
      title={translate({ id: 'auth.settings.title', message: 'Cài đặt', description: 'Title of the settings page' })}
      lead={
        <Translate id="settings.SettingsPage.lead" description="For what the settings count">
          Cài đặt có tác dụng trong trình duyệt này, không cần tài khoản.
        </Translate>
      }
    >
      <noscript>
        <p className={styles.noScript}>
          <Translate id="settings.SettingsPage.noScript" description="Shown where JavaScript is off">
            Trình duyệt đang tắt JavaScript nên ở đây chỉ đổi được ngôn ngữ. Khi bật lại, bạn chọn được chế độ màu, lưu
            khóa học và xóa dữ liệu đã lưu.
          </Translate>
        </p>
      </noscript>
      <MarginSection
        id="look"
        title={
          <Translate id="settings.SettingsPage.look" description="Heading over the colour modes">
            Giao diện
          </Translate>
        }
      >
        <ColourMode />
      </MarginSection>
      <MarginSection
        id="language"
        title={
          <Translate id="settings.SettingsPage.language" description="Heading over the languages">
            Ngôn ngữ
          </Translate>
        }
      >
        <Languages />
      </MarginSection>
      <MarginSection
        id="data"
        title={
          <Translate id="settings.SettingsPage.data" description="Heading over what the site keeps in the browser">
            Dữ liệu trên máy này
          </Translate>
        }
      >
        <StoredData />
      </MarginSection>
      {hasOffline && (
        <MarginSection
          id="offline"
          title={
            <Translate id="settings.SettingsPage.offline" description="Heading over the courses that can be saved">
              Khi không có mạng
            </Translate>
          }
        >
          <p>
            <Translate id="settings.SettingsPage.offlineText" description="What saving a course does">
              Khóa học đã lưu đọc, chạy và tìm kiếm được khi không có mạng. Bật chế độ này, trang còn giữ lại những bài
              bạn vừa xem.
            </Translate>
          </p>
          <CourseList />
        </MarginSection>
      )}
    </PersonalPage>
  );
}
