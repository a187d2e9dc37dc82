import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useSiteNavigation } from '../useSiteNavigation';

type Props = Omit<ComponentProps<'a'>, 'href' | 'target' | 'onClick'> & {
  /** Path on the site, base path included. */
  path: string;
  /** Called when the link replaces this page; not called for a new tab or window. */
  onFollow?: () => void;
};

/**
 * A link to a search result. It prefetches nothing, unlike other links: the list of results changes with every letter,
 * and each change would prefetch the pages of all its links.
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
    // The site's own link component is too slow for a list of twenty that is rendered on every key press.
    // oxlint-disable-next-line @docusaurus/no-html-links
    <a {...props} href={path} onClick={follow}>
      {children}
    </a>
  );
}
