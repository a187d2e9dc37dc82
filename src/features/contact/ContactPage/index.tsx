import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import { Icon } from '@site/src/components/Icon';
import { MarginSection } from '@site/src/components/MarginSection';
import { PageShell } from '@site/src/components/PageShell';
import { SampleLabel } from '@site/src/components/SampleLabel';
import profile from '@site/src/data/profile.json';
import { isSample } from '@site/src/features/owner-data/core/sample';
import { useLocalized } from '@site/src/features/owner-data/useLocalized';
import { mailto } from '../core/mailto';
import { CopyAddress } from '../CopyAddress';
import { SocialLinks } from '../SocialLinks';
import styles from './styles.module.css';

function sampleMark(field: string): ReactNode {
  return isSample(profile.sample, field) && <SampleLabel />;
}

function Email(): ReactNode {
  const subject = translate({
    id: 'contact.ContactPage.subject',
    message: 'Liên hệ từ trang web',
    description: 'Subject of the message that the contact page starts',
  });
  return (
    <MarginSection
      id="email"
      mark={sampleMark('email')}
      title={
        <Translate id="contact.ContactPage.email" description="Heading of the e-mail section">
          Email
        </Translate>
      }
    >
      <p className={styles.address}>{profile.email}</p>
      <p className={styles.actions}>
        <Link className="button button--primary" to={mailto(profile.email, subject)} target={undefined}>
          <Icon name="mail" />{' '}
          <Translate id="contact.ContactPage.write" description="Button that starts a message">
            Viết email
          </Translate>
        </Link>
        <CopyAddress address={profile.email} />
      </p>
    </MarginSection>
  );
}

function Privacy(): ReactNode {
  return (
    <MarginSection
      id="privacy"
      title={
        <Translate id="contact.ContactPage.privacy" description="Heading of the privacy section">
          Riêng tư
        </Translate>
      }
    >
      <p>
        <Translate id="contact.ContactPage.privacyText" description="What happens to a reader's message">
          Trang này không có biểu mẫu và không lưu gì về bạn khi bạn liên hệ: email đi thẳng từ hộp thư của bạn. Địa chỉ
          của bạn chỉ được dùng để trả lời.
        </Translate>
      </p>
    </MarginSection>
  );
}

/** `/contact`: every way to reach the owner, without a form. */
export function ContactPage(): ReactNode {
  const localized = useLocalized();
  return (
    <Layout
      title={translate({
        id: 'contact.ContactPage.title',
        message: 'Liên hệ',
        description: 'Title of the contact page',
      })}
      description={translate(
        {
          id: 'contact.ContactPage.description',
          message: 'Cách liên hệ với {name}: email, mạng xã hội, mã nguồn và danh thiếp điện tử.',
          description: 'Description of the contact page for search engines',
        },
        { name: profile.fullName },
      )}
    >
      <PageShell
        title={
          <Translate id="contact.ContactPage.heading" description="Heading of the contact page">
            Liên hệ
          </Translate>
        }
        lead={
          <Translate id="contact.ContactPage.lead" description="Lead of the contact page">
            Góp ý cho một bài học, báo lỗi hay bàn công việc: hãy viết cho tôi.
          </Translate>
        }
      >
        <Email />
        <MarginSection
          id="availability"
          mark={sampleMark('availability')}
          title={
            <Translate
              id="contact.ContactPage.availability"
              description="Heading of the section on when the owner can be reached"
            >
              Thời gian
            </Translate>
          }
        >
          <p>{localized(profile.availability)}</p>
        </MarginSection>
        <MarginSection
          id="code"
          title={
            <Translate id="contact.ContactPage.code" description="Heading of the section with the code host">
              Mã nguồn
            </Translate>
          }
        >
          <SocialLinks profile={profile} networks={['github']} />
        </MarginSection>
        <MarginSection
          id="social"
          title={
            <Translate
              id="contact.ContactPage.social"
              description="Heading of the section with social networks and video"
            >
              Mạng xã hội và video
            </Translate>
          }
        >
          <SocialLinks profile={profile} networks={['linkedin', 'facebook', 'youtube']} />
        </MarginSection>
        <MarginSection
          id="card"
          title={
            <Translate id="contact.ContactPage.card" description="Heading of the section with the contact card">
              Danh thiếp
            </Translate>
          }
        >
          <p>
            <Translate id="contact.ContactPage.cardText" description="What the contact card is">
              Tệp vCard để thêm thẳng vào danh bạ của điện thoại hay ứng dụng email.
            </Translate>
          </p>
          <p>
            <Link className="button button--secondary" to="pathname:///cv/contact.vcf" target={undefined} download>
              <Icon name="card" />{' '}
              <Translate id="contact.ContactPage.cardDownload" description="Link that downloads the contact card">
                Tải danh thiếp (.vcf)
              </Translate>
            </Link>
          </p>
        </MarginSection>
        <Privacy />
      </PageShell>
    </Layout>
  );
}
