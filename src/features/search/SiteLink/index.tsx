import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useSiteNavigation } from '../useSiteNavigation';

type Props = Omit<ComponentProps<'a'>, 'href' | 'target' | 'onClick'> & {
  /** Path on the site, base path included. */
  path: string;
  /** The reader leaves this page by the link; not called for a new tab or window. */
  onFollow?: () => void;
};

/**
 * A link to a found page. Unlike other links it fetches nothing ahead: a list of results changes
 * with every letter, and each would fetch the pages of all its links.
 */
export function SiteLink({ path, onFollow, children, ...props }: Props): ReactNode {
  const navigate = useSiteNavigation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow?.();
    navigate(path);
  };
  return (
    // The site's own link component does much that a list of twenty, drawn with every key, cannot afford.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a {...props} href={path} onClick={follow}>
      {children}
    </a>
  );
}
