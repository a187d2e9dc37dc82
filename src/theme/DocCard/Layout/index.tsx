// Change: a row in place of a card, with the whole description; a lesson of a course has its number instead.
import type { ReactNode } from 'react';
import { Row } from '@site/src/components/Rows';
import { lessonMark } from '@site/src/features/progress/core/courseMarks';
import type { Props } from '@theme/DocCard/Layout';

export default function DocCardLayout({ item, href, title, description }: Props): ReactNode {
  const { day, stage } = lessonMark(item);
  const note = stage === undefined ? description : undefined;
  return <Row href={href} title={title} {...(note && { note })} {...(day !== undefined && { number: day })} />;
}
