// Change: the browser opens the menu without scripts, and tells assistive technology whether it is open.
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useFirstMenu } from '@site/src/features/menu/PageMenu';
import IconMenu from '@theme/Icon/Menu';

export default function NavbarMobileSidebarToggle(): ReactNode {
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      popoverTarget={useFirstMenu()}
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Mở hoặc đóng menu',
        description: 'The ARIA label for hamburger menu button of mobile navigation',
      })}
    >
      <IconMenu />
    </button>
  );
}
