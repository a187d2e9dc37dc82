import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { Timeline } from '@site/src/components/Timeline';
import type { CommunityEvent } from '@site/src/data/schemas';
import { useLocalized } from '@site/src/features/owner-data/useLocalized';
import { formatDay } from '../core/events';

/** Events in the given order, or a note that there are none. */
export function Events({ events }: { events: readonly CommunityEvent[] }): ReactNode {
  const localized = useLocalized();
  if (events.length === 0) {
    return (
      <p>
        <Translate id="community.Events.none" description="Shown in place of the list of events when it is empty">
          Chưa có sự kiện nào được ghi ở đây.
        </Translate>
      </p>
    );
  }
  return (
    <Timeline
      items={events.map(({ id, date, title, location, url }) => ({
        key: id,
        period: <time dateTime={date}>{formatDay(date)}</time>,
        title: url ? <Link to={url}>{localized(title)}</Link> : localized(title),
        subtitle: location && localized(location),
      }))}
    />
  );
}
