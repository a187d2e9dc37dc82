import type { ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import { useIsServerMade } from 'light-pages/browser/useIsServerMade';

interface Props {
  /** As ISO 8601 has it, with or without a time; the day is that of UTC. */
  readonly date: string;
}

function Written({ date }: Props): ReactNode {
  const { format } = useDateTimeFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return <time dateTime={date}>{format(new Date(date))}</time>;
}

function Day({ date }: Props): ReactNode {
  const isServerMade = useIsServerMade();
  if (!isServerMade || !ExecutionEnvironment.canUseDOM) return <Written date={date} />;
  // React leaves the text of the server where it is told not to compare it.
  return (
    <time dateTime={date} suppressHydrationWarning>
      {''}
    </time>
  );
}

/**
 * A day in words. On the page that was opened first they are the server's: a browser reads its rules for dates when
 * the first is written, which takes a cheap phone 60 ms in which nothing else happens.
 */
export function DayText({ date }: Props): ReactNode {
  return <Day key={date} date={date} />;
}
