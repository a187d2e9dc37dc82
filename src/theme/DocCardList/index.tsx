// Change: offers to save a course on the device, below its overview.
import type { ReactNode } from 'react';
import DocCardList from '@theme-original/DocCardList';
import type { Props } from '@theme/DocCardList';
import { CourseDownload } from '@site/src/features/offline/CourseDownload';

export default function DocCardListWithDownload(props: Props): ReactNode {
  return (
    <>
      <DocCardList {...props} />
      <CourseDownload />
    </>
  );
}
