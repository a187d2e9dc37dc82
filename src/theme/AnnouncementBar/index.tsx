// Change: a bar with a new id is seen on the very page that brings it. The inline script hides the bar of
// readers who closed an earlier one before the id is compared, and the original leaves it hidden for that visit.
import { useEffect, type ReactNode } from 'react';
import { createStorageSlot, useThemeConfig } from '@docusaurus/theme-common';
import AnnouncementBarOriginal from '@theme-original/AnnouncementBar';

export default function AnnouncementBar(): ReactNode {
  const id = useThemeConfig().announcementBar?.id;
  // Before the provider's own effect, which stores the new id.
  useEffect(() => {
    if (createStorageSlot('docusaurus.announcement.id').get() !== id) {
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
    }
  }, [id]);
  return <AnnouncementBarOriginal />;
}
