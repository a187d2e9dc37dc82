// Change: the session mark; items that this site's navbar does not have are in a file of their own, which pages load only
// where they are configured. Docusaurus' list would add them to every page.
import { createElement, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocNavbarItem from '@theme/NavbarItem/DocNavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import LocaleDropdownNavbarItem from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';
import { island } from 'light-pages/islands';
import { SessionMark } from '@site/src/features/auth/Session';
import type RareItems from './RareItems';

type Name = keyof typeof RareItems;

async function load<Item extends Name>(name: Item) {
  const items = await import(/* webpackChunkName: "rare-navbar-items" */ './RareItems');
  return items.default[name] as ComponentType<object>;
}

/**
 * An island in the bar, so that its HTML stays until its file is there: React would empty a waiting `Suspense`, and the
 * brand would move. In the menu of phones, which the browser makes, an island's element would stand between list and
 * entry.
 */
function rare<Item extends Name>(name: Item): (typeof RareItems)[Item] {
  // Made when it is first rendered: every page that a reader goes to loads the islands that have been made.
  let inBar: ((props: object) => ReactNode) | undefined;
  const InMenu = lazy(async () => ({ default: await load(name) }));
  return function RareItem(props: { mobile?: boolean }): ReactNode {
    if (!props.mobile) {
      inBar ??= island(`navbar-${name}`, () => load(name));
      return createElement(inBar, props);
    }
    return (
      <Suspense>
        <InMenu {...props} />
      </Suspense>
    );
  };
}

export default {
  default: DefaultNavbarItem,
  dropdown: DropdownNavbarItem,
  doc: DocNavbarItem,
  docSidebar: DocSidebarNavbarItem,
  docsVersion: rare('docsVersion'),
  docsVersionDropdown: rare('docsVersionDropdown'),
  html: rare('html'),
  localeDropdown: LocaleDropdownNavbarItem,
  search: SearchNavbarItem,
  'custom-sessionMark': SessionMark,
};
