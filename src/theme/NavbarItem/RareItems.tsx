import type { ComponentType, ReactNode } from 'react';
import { DocsPreferredVersionContextProvider } from '@docusaurus/plugin-content-docs/client';
import DocsVersionDropdownNavbarItem from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DocsVersionNavbarItem from '@theme/NavbarItem/DocsVersionNavbarItem';
import HtmlNavbarItem from '@theme/NavbarItem/HtmlNavbarItem';

/** Gives an item the preferred versions, which the browser stores: an island does not see the page's. */
function withVersions<Props extends object>(Item: ComponentType<Props>) {
  return function VersionItem(props: Props): ReactNode {
    return (
      <DocsPreferredVersionContextProvider>
        <Item {...props} />
      </DocsPreferredVersionContextProvider>
    );
  };
}

/** The items of a navbar that this site's own does not have. */
export default {
  docsVersion: withVersions(DocsVersionNavbarItem),
  docsVersionDropdown: withVersions(DocsVersionDropdownNavbarItem),
  html: HtmlNavbarItem,
};
