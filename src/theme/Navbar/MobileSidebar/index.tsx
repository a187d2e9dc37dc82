// Change: the site's menu is a popover in every page's HTML, which the browser opens before any script has loaded. The
// menu of the page's own section is separate (features/menu).
import type { ReactNode } from 'react';
import { MAIN_MENU } from '@site/src/features/menu/PageMenu';
import Header from '@theme/Navbar/MobileSidebar/Header';
import PrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';

export default function NavbarMobileSidebar(): ReactNode {
  return (
    <div id={MAIN_MENU} popover="auto" className="navbar-sidebar">
      <Header />
      <div className="navbar-sidebar__item menu">
        <PrimaryMenu />
      </div>
    </div>
  );
}
