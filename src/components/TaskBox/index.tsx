import type { ComponentProps, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';

/** The box of a task in a list (`- [x]`), which Markdown leaves without a name. */
export function TaskBox(props: ComponentProps<'input'>): ReactNode {
  const done = translate({
    id: 'components.TaskBox.done',
    message: 'Đã xong',
    description: 'Name of the ticked box of a task in a list',
  });
  const open = translate({
    id: 'components.TaskBox.open',
    message: 'Chưa xong',
    description: 'Name of the empty box of a task in a list',
  });
  return <input {...props} aria-label={props.checked ? done : open} />;
}
