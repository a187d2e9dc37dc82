import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import { MarginSection } from '@site/src/components/MarginSection';
import { PageShell } from '@site/src/components/PageShell';
import communities from '@site/src/data/communities.json';
import { isSample } from '@site/src/features/owner-data/core/sample';
import { newestFirst } from '../core/events';
import { Events } from '../Events';
import { GroupCard } from '../GroupCard';
import styles from './styles.module.css';

/** `/community`: the two groups, their events and how to join or write. */
export function CommunityPage(): ReactNode {
  return (
    <Layout
      title={translate({
        id: 'community.CommunityPage.title',
        message: 'Cộng đồng',
        description: 'Title of the community page',
      })}
      description={translate({
        id: 'community.CommunityPage.description',
        message: 'Hai nhóm tại HCMUTE: GDSC HCMUTE và YIT HCMUTE, hoạt động của nhóm, sự kiện và cách liên hệ.',
        description: 'Description of the community page for search engines',
      })}
    >
      <PageShell
        title={
          <Translate id="community.CommunityPage.heading" description="Heading of the community page">
            Cộng đồng
          </Translate>
        }
        lead={
          <Translate id="community.CommunityPage.lead" description="Lead of the community page">
            Học một mình dễ bỏ giữa chừng; học cùng nhóm thì có người để hỏi và cùng làm. Đây là hai nhóm ở HCMUTE mà
            trang này giới thiệu.
          </Translate>
        }
      >
        <ul className={styles.groups} role="list">
          {communities.groups.map((group, index) => (
            <li key={group.id}>
              <GroupCard group={group} sample={isSample(communities.sample, `groups[${index}].summary`)} />
            </li>
          ))}
        </ul>
        <MarginSection
          id="events"
          title={
            <Translate id="community.CommunityPage.events" description="Heading over the events of all groups">
              Sự kiện
            </Translate>
          }
        >
          <Events events={newestFirst(communities.events)} />
        </MarginSection>
        <MarginSection
          id="join"
          title={
            <Translate id="community.CommunityPage.join" description="Heading of the section on joining">
              Tham gia
            </Translate>
          }
        >
          <p>
            <Translate id="community.CommunityPage.joinText" description="How to join a group or invite the owner">
              Muốn hỏi về một nhóm, rủ cùng làm workshop hay mời chia sẻ một chủ đề trong các bài học, bạn cứ viết cho
              tôi.
            </Translate>
          </p>
          <p>
            <Link className="button button--primary" to="/contact">
              <Translate id="community.CommunityPage.contact" description="Button that leads to the contact page">
                Liên hệ
              </Translate>
            </Link>
          </p>
        </MarginSection>
      </PageShell>
    </Layout>
  );
}
