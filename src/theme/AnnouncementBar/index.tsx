// Change: a bar with a new id shows on the first page that has it. For readers who closed an earlier bar, the inline
// script hides it before the ids are compared, and the original keeps it hidden during that visit.
import { useEffect, type ReactNode } from 'react';
import { createStorageSlot, useThemeConfig } from '@docusaurus/theme-common';
import AnnouncementBarOriginal from '@theme-original/AnnouncementBar';

export default function AnnouncementBar(): ReactNode {
  const id = useThemeConfig().announcementBar?.id;
  // Runs before the provider's own effect, which stores the new id.
  useEffect(() => {
    if (createStorageSlot('docusaurus.announcement.id').get() !== id) {
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
    }
  }, [id]);
  return <AnnouncementBarOriginal />;
}
