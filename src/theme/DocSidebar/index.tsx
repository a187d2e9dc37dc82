// Change: one list for all screens. On a phone it is the page's menu, which the browser opens; the original renders a
// second list for phones after hydration.
import type { ReactNode } from 'react';
import { PageMenu } from '@site/src/features/menu/PageMenu';
import type { Props } from '@theme/DocSidebar';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';

export default function DocSidebar(props: Props): ReactNode {
  return (
    <PageMenu>
      <DocSidebarDesktop {...props} />
    </PageMenu>
  );
}
