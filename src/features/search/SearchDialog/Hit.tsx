import { Children, cloneElement, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { SiteLink } from '../SiteLink';

interface Props {
  hit: { url: string; type: string };
  /** The contents of the row as DocSearch renders them: icon, texts and, last, the buttons. */
  children: ReactNode;
}

/** A button of a stored search disappears with its row: the box takes the focus first. */
function keepFocus({ target, currentTarget }: MouseEvent) {
  if ((target as Element).closest('button')) currentTarget.closest('dialog')?.querySelector('input')?.focus();
}

/** A row of the modal: a link and, beside it rather than inside it, the buttons of a stored search. */
export function Hit({ hit, children }: Props): ReactElement {
  const row = children as ReactElement<{ children: ReactNode }>;
  const parts = Children.toArray(row.props.children);
  return (
    <div className="DocSearch-Hit-cell" role="gridcell" data-type={hit.type} onClickCapture={keepFocus}>
      <SiteLink path={hit.url} tabIndex={-1}>
        {cloneElement(row, {}, parts.slice(0, -1))}
      </SiteLink>
      {parts.at(-1)}
    </div>
  );
}
