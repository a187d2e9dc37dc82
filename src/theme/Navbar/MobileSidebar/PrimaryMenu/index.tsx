// Change: items do not tell React to close the menu (features/menu).
import type { ReactNode } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import NavbarItem, { type Props as NavbarItemConfig } from '@theme/NavbarItem';

export default function NavbarMobilePrimaryMenu(): ReactNode {
  const items = useThemeConfig().navbar.items as readonly NavbarItemConfig[];
  return (
    <ul className="menu__list">
      {items.map((item, index) => (
        <NavbarItem mobile {...item} key={index} />
      ))}
    </ul>
  );
}
