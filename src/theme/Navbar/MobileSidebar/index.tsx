// Change: the site's menu stands in every page as a popover, which the browser opens before a script is there. The
// menu of the part that the page belongs to is another one (features/menu).
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
