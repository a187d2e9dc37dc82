import type { ReactNode } from 'react';
import { GroupPage } from '@site/src/features/community/GroupPage';

export default function YitHcmute(): ReactNode {
  return <GroupPage id="yit-hcmute" />;
}
