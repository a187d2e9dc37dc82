import { createContext, useContext, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Header from '@theme/Navbar/MobileSidebar/Header';

/** The site's menu, in the navbar of every page. */
export const MAIN_MENU = 'main-menu';
const PAGE_MENU = 'page-menu';

const OpensFirst = createContext(MAIN_MENU);

/** Tells the navbar around a page whether the page has a {@link PageMenu}, which the menu button then opens first. */
export function PageMenuProvider({ hasMenu, children }: { hasMenu: boolean; children: ReactNode }): ReactNode {
  return <OpensFirst value={hasMenu ? PAGE_MENU : MAIN_MENU}>{children}</OpensFirst>;
}

/** The id of the menu that the menu button opens. Closing that menu also closes the main menu on top of it. */
export const useFirstMenu = (): string => useContext(OpensFirst);

/**
 * The menu of a section of the site on a phone: its documents or posts. It is a popover, which the browser opens and
 * closes without a script. On a wide screen its content is part of the page.
 */
export function PageMenu({ children }: { children: ReactNode }): ReactNode {
  return (
    <div id={PAGE_MENU} popover="auto" className="navbar-sidebar">
      <Header />
      <div className="navbar-sidebar__item">
        <button type="button" className="clean-btn navbar-sidebar__back" popoverTarget={MAIN_MENU}>
          {translate({
            id: 'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel',
            message: '← Về menu chính',
            description:
              'The label of the back button to return to main menu, inside the mobile navbar sidebar secondary menu (notably used to display the docs sidebar)',
          })}
        </button>
        {children}
      </div>
    </div>
  );
}
