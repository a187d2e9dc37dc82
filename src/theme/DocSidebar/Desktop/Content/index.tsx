// Change: the course of the page with its stages and numbered days in place of all categories; the original puts the
// current lesson out of sight.
import type { ReactNode } from 'react';
import { CourseMenu } from '@site/src/features/menu/CourseMenu';
import type { Props } from '@theme/DocSidebar/Desktop/Content';

export default function DocSidebarDesktopContent({ sidebar, path, className }: Props): ReactNode {
  return <CourseMenu items={sidebar} path={path} {...(className !== undefined && { className })} />;
}
