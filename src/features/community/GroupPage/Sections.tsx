import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { MarginSection } from '@site/src/components/MarginSection';
import { SampleLabel } from '@site/src/components/SampleLabel';
import { Timeline } from '@site/src/components/Timeline';
import type { CommunityEvent, Group, Localized } from '@site/src/data/schemas';
import { useLocalized } from '@site/src/features/owner-data/useLocalized';
import { Events } from '../Events';
import { Gallery } from '../Gallery';
import { useShownPictures } from '../useShownPictures';
import styles from './styles.module.css';

function LinkList({ links }: { links: readonly { label: Localized; url: string }[] }): ReactNode {
  const localized = useLocalized();
  return (
    <ul className={styles.plain}>
      {links.map(({ label, url }) => (
        <li key={url}>
          <Link to={url}>{localized(label)}</Link>
        </li>
      ))}
    </ul>
  );
}

function Activities({ activities }: Pick<Group, 'activities'>): ReactNode {
  const localized = useLocalized();
  if (activities.length === 0) {
    return (
      <p>
        <Translate
          id="community.Sections.noActivities"
          description="Shown in place of the activities when none is recorded"
        >
          Chưa có hoạt động nào được ghi ở đây.
        </Translate>
      </p>
    );
  }
  return (
    <Timeline
      items={activities.map(({ period, title, description }) => ({
        key: `${period ?? ''} ${title.en}`,
        period,
        title: localized(title),
        body: <p>{localized(description)}</p>,
      }))}
    />
  );
}

function Notes({ notes }: Pick<Group, 'notes'>): ReactNode {
  const localized = useLocalized();
  return notes.map(({ title, body }) => (
    <div key={title.en} className={styles.note}>
      <h3 className={styles.noteTitle}>{localized(title)}</h3>
      <p>{localized(body)}</p>
    </div>
  ));
}

function Missing({ missing }: Pick<Group, 'missing'>): ReactNode {
  const localized = useLocalized();
  return (
    <>
      <p>
        <Translate
          id="community.Sections.missingText"
          description="Leads to the list of facts that only the owner can supply"
        >
          Những điều dưới đây chỉ chủ trang biết chắc, nên trang để trống chứ không phỏng đoán:
        </Translate>
      </p>
      <ul className={styles.plain}>
        {missing.map((fact) => (
          <li key={fact.en}>{localized(fact)}</li>
        ))}
      </ul>
    </>
  );
}

interface Props {
  group: Group;
  events: readonly CommunityEvent[];
  isSampleField: (field: keyof Group) => boolean;
}

/** The group's introduction, the owner's role, activities, pictures and events. */
export function Story({ group, events, isSampleField }: Props): ReactNode {
  const localized = useLocalized();
  const pictures = useShownPictures(group.gallery);
  const mark = (field: keyof Group) => isSampleField(field) && <SampleLabel />;
  return (
    <>
      <MarginSection
        id="about"
        mark={mark('about')}
        title={translate({
          id: 'community.Sections.about',
          message: 'Giới thiệu',
          description: 'Heading: what the group is',
        })}
      >
        {group.about.map((paragraph) => (
          <p key={paragraph.en}>{localized(paragraph)}</p>
        ))}
      </MarginSection>
      <MarginSection
        id="role"
        mark={mark('role')}
        title={translate({
          id: 'community.Sections.role',
          message: 'Vai trò của tôi',
          description: 'Heading: what the owner did in the group',
        })}
      >
        <p>{localized(group.role)}</p>
      </MarginSection>
      <MarginSection
        id="activities"
        title={translate({
          id: 'community.Sections.activities',
          message: 'Hoạt động',
          description: "Heading over the group's activities",
        })}
      >
        <Activities activities={group.activities} />
      </MarginSection>
      {pictures.length > 0 && (
        <MarginSection
          id="gallery"
          title={translate({
            id: 'community.Sections.gallery',
            message: 'Hình ảnh',
            description: "Heading over the group's pictures",
          })}
        >
          <Gallery pictures={pictures} />
        </MarginSection>
      )}
      <MarginSection
        id="events"
        title={translate({
          id: 'community.Sections.events',
          message: 'Sự kiện',
          description: "Heading over the group's events",
        })}
      >
        <Events events={events} />
      </MarginSection>
    </>
  );
}

/** Background of the story: names, open questions, links and sources, each only where there are any. */
export function Background({ group }: Pick<Props, 'group'>): ReactNode {
  return (
    <>
      {group.notes.length > 0 && (
        <MarginSection
          id="names"
          title={translate({
            id: 'community.Sections.names',
            message: 'Về tên gọi',
            description: 'Heading over the notes on renamed organisations',
          })}
        >
          <Notes notes={group.notes} />
        </MarginSection>
      )}
      {group.missing.length > 0 && (
        <MarginSection
          id="missing"
          title={translate({
            id: 'community.Sections.missing',
            message: 'Thông tin cần bổ sung',
            description: 'Heading over the facts that only the owner can supply',
          })}
        >
          <Missing missing={group.missing} />
        </MarginSection>
      )}
      {group.links.length > 0 && (
        <MarginSection
          id="links"
          title={translate({
            id: 'community.Sections.links',
            message: 'Liên kết',
            description: "Heading over the group's own pages",
          })}
        >
          <LinkList links={group.links} />
        </MarginSection>
      )}
      {group.sources.length > 0 && (
        <MarginSection
          id="sources"
          title={translate({
            id: 'community.Sections.sources',
            message: 'Nguồn',
            description: 'Heading over the sources of the facts on the page',
          })}
        >
          <LinkList links={group.sources} />
        </MarginSection>
      )}
    </>
  );
}
