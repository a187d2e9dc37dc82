import DocsVersionDropdownNavbarItem from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DocsVersionNavbarItem from '@theme/NavbarItem/DocsVersionNavbarItem';
import HtmlNavbarItem from '@theme/NavbarItem/HtmlNavbarItem';

/** The items of a navbar that this site's own does not have. */
export default {
  docsVersion: DocsVersionNavbarItem,
  docsVersionDropdown: DocsVersionDropdownNavbarItem,
  html: HtmlNavbarItem,
};
