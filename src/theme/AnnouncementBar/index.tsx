// Change: a bar with a new id is seen on the very page that brings it. The inline script hides the bar of
// readers who closed an earlier one before the id is compared, and the original leaves it hidden for that visit.
import { useEffect, type ReactNode } from 'react';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import AnnouncementBarOriginal from '@theme-original/AnnouncementBar';

export default function AnnouncementBar(): ReactNode {
  const { isActive } = useAnnouncementBar();
  useEffect(() => {
    if (isActive) document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
  }, [isActive]);
  return <AnnouncementBarOriginal />;
}
