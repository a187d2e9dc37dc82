// Change: a `details` element, which opens before any script has loaded.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Mobile';

export default function DropdownNavbarItemMobile({ items, className, label, children }: Props): ReactNode {
  return (
    <li className="menu__list-item">
      <details>
        <summary className={clsx('menu__link menu__link--sublist-caret', className)}>{children ?? label}</summary>
        <ul className="menu__list">
          {items.map((item, index) => (
            <NavbarItem mobile isDropdownItem activeClassName="menu__link--active" {...item} key={index} />
          ))}
        </ul>
      </details>
    </li>
  );
}
