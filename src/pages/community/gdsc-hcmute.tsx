import type { ReactNode } from 'react';
import { GroupPage } from '@site/src/features/community/GroupPage';

export default function GdscHcmute(): ReactNode {
  return <GroupPage id="gdsc-hcmute" />;
}
