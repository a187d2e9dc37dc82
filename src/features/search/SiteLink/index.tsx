import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useSiteNavigation } from '../useSiteNavigation';

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'href' | 'target' | 'onClick'> & {
  /** Path on the site, base path included. */
  path: string;
  /** The reader leaves this page by the link; not called for a new tab or window. */
  onFollow?: () => void;
};

/**
 * A link to a found page. Unlike other links it fetches nothing ahead: a list of results changes
 * with every letter, and each would fetch the pages of all its links.
 */
export function SiteLink({ path, onFollow, ...props }: Props): ReactNode {
  const navigate = useSiteNavigation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow?.();
    navigate(path);
  };
  return <Link {...props} to={`pathname://${path}`} target="_self" autoAddBaseUrl={false} onClick={follow} />;
}
