import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import { Icon } from '@site/src/components/Icon';
import { PageShell } from '@site/src/components/PageShell';
import communities from '@site/src/data/communities.json';
import type { Group } from '@site/src/data/schemas';
import { isSample } from '@site/src/features/owner-data/core/sample';
import { useLocalized } from '@site/src/features/owner-data/useLocalized';
import { eventsOf } from '../core/events';
import { Background, Story } from './Sections';

/** `/community/<id>`: the page of one group in `src/data/communities.json`. */
export function GroupPage({ id }: { id: string }): ReactNode {
  const localized = useLocalized();
  const index = communities.groups.findIndex((group) => group.id === id);
  const group: Group | undefined = communities.groups[index];
  if (!group) throw new Error(`src/data/communities.json has no group "${id}", which src/pages/community shows.`);
  return (
    <Layout title={group.shortName} description={localized(group.summary)}>
      <PageShell
        kicker={
          <Link to="/community">
            <Icon name="back" />{' '}
            <Translate id="community.GroupPage.back" description="Link from a group to the page of all groups">
              Cộng đồng
            </Translate>
          </Link>
        }
        title={group.shortName}
        lead={
          <>
            {localized(group.name)}
            <br />
            {localized(group.university)}
          </>
        }
      >
        <Story
          group={group}
          events={eventsOf(group.id, communities.events)}
          isSampleField={(field) => isSample(communities.sample, `groups[${index}].${field}`)}
        />
        <Background group={group} />
      </PageShell>
    </Layout>
  );
}
