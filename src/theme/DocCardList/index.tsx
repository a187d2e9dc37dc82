// Change: below the overview of a course stands the offer to keep it on the device.
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
