// Change: the session mark; items that this site's navbar does not have are in a file of their own, which pages load only
// where they are configured. Docusaurus' list would add them to every page.
import { lazy, memo, Suspense, type ComponentType, type ReactNode } from 'react';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocNavbarItem from '@theme/NavbarItem/DocNavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import LocaleDropdownNavbarItem from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';
import { SessionMark } from '@site/src/features/auth/Session';
import type RareItems from './RareItems';

function rare<Name extends keyof typeof RareItems>(name: Name): (typeof RareItems)[Name] {
  const Item = lazy(async () => {
    const items = await import(/* webpackChunkName: "rare-navbar-items" */ './RareItems');
    return { default: items.default[name] as ComponentType<object> };
  });
  function RareItem(props: object): ReactNode {
    return (
      <Suspense>
        <Item {...props} />
      </Suspense>
    );
  }
  // A navbar that hides at the first scroll draws its items anew. Without `memo`, React would then throw away those whose
  // file is still on its way, and the brand would move.
  return memo(RareItem) as unknown as (typeof RareItems)[Name];
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
