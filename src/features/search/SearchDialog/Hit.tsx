import { Children, cloneElement, type ReactElement, type ReactNode } from 'react';
import { SiteLink } from '../SiteLink';

interface Props {
  hit: { url: string; type: string };
  /** The contents of the row as DocSearch renders them: icon, texts and, last, the buttons. */
  children: ReactNode;
}

/** A row of the modal: a link and, beside it rather than inside it, the buttons of a stored search. */
export function Hit({ hit, children }: Props): ReactElement {
  const row = children as ReactElement<{ children: ReactNode }>;
  const parts = Children.toArray(row.props.children);
  return (
    <div className="DocSearch-Hit-cell" role="gridcell" data-type={hit.type}>
      <SiteLink path={hit.url} tabIndex={-1}>
        {cloneElement(row, {}, parts.slice(0, -1))}
      </SiteLink>
      {parts.at(-1)}
    </div>
  );
}
