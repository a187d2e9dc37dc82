// Change: on a phone, the list is the page's menu and part of the HTML, so the browser can open it; the original
// renders it after hydration.
import type { ReactNode } from 'react';
import { BlogSidebarItemList, useVisibleBlogSidebarItems } from '@docusaurus/plugin-content-blog/client';
import { translate } from '@docusaurus/Translate';
import { PageMenu } from '@site/src/features/menu/PageMenu';
import type { Props } from '@theme/BlogSidebar';
import BlogSidebarContent, { type Props as ContentProps } from '@theme/BlogSidebar/Content';
import BlogSidebarDesktop from '@theme/BlogSidebar/Desktop';
import styles from './styles.module.css';

const MenuItems: ContentProps['ListComponent'] = ({ items }) => (
  <BlogSidebarItemList
    items={items}
    ulClassName="menu__list"
    liClassName="menu__list-item"
    linkClassName="menu__link"
    linkActiveClassName="menu__link--active"
  />
);

function MenuOfPosts({ sidebar }: Required<Props>): ReactNode {
  const items = useVisibleBlogSidebarItems(sidebar.items);
  return (
    <nav
      className={`menu ${styles.menu}`}
      aria-label={translate({
        id: 'theme.blog.sidebar.navAriaLabel',
        message: 'Các bài viết gần đây',
        description: 'The ARIA label for recent posts in the blog sidebar',
      })}
    >
      <BlogSidebarContent items={items} ListComponent={MenuItems} yearGroupHeadingClassName={styles.year} />
    </nav>
  );
}

export default function BlogSidebar({ sidebar }: Props): ReactNode {
  if (!sidebar?.items.length) return null;
  return (
    <>
      <BlogSidebarDesktop sidebar={sidebar} />
      <PageMenu>
        <MenuOfPosts sidebar={sidebar} />
      </PageMenu>
    </>
  );
}
