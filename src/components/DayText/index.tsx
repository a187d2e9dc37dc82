import type { ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import { useIsServerMade } from 'light-pages/browser/useIsServerMade';

interface Props {
  /** An ISO 8601 date, with or without a time; the day is the one in UTC. */
  readonly date: string;
}

function Written({ date }: Props): ReactNode {
  const { format } = useDateTimeFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return <time dateTime={date}>{format(new Date(date))}</time>;
}

function Day({ date }: Props): ReactNode {
  const isServerMade = useIsServerMade();
  if (!isServerMade || !ExecutionEnvironment.canUseDOM) return <Written date={date} />;
  // With `suppressHydrationWarning` React leaves the server's text in place.
  return (
    <time dateTime={date} suppressHydrationWarning>
      {''}
    </time>
  );
}

/**
 * A day in words. On the first page, the server's text stays: a browser loads its date rules when it formats the first
 * date, which blocks a cheap phone for 60 ms.
 */
export function DayText({ date }: Props): ReactNode {
  return <Day key={date} date={date} />;
}
