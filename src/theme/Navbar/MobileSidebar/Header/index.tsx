// Change: the browser closes the menu without scripts; the close button gets the focus when the menu opens.
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useFirstMenu } from '@site/src/features/menu/PageMenu';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';

/** React renders this attribute on the server only. */
function focusOnOpening(button: HTMLElement | null): void {
  button?.setAttribute('autofocus', '');
}

export default function NavbarMobileSidebarHeader(): ReactNode {
  return (
    <div className="navbar-sidebar__brand">
      <NavbarLogo />
      <NavbarColorModeToggle className="margin-right--md" />
      <button
        ref={focusOnOpening}
        type="button"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- of a popover: it says what has the focus when it opens
        autoFocus
        className="clean-btn navbar-sidebar__close"
        popoverTarget={useFirstMenu()}
        popoverTargetAction="hide"
        aria-label={translate({
          id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
          message: 'Đóng menu',
          description: 'The ARIA label for close button of mobile sidebar',
        })}
      >
        <IconClose color="var(--ifm-color-emphasis-600)" />
      </button>
    </div>
  );
}
