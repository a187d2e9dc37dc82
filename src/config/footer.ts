import type { ThemeConfig } from '@docusaurus/preset-classic';
import { copyright, owner } from './owner';

/** No link where the owner has no such page. */
const linkTo = (label: string, href: string | undefined) => (href ? [{ label, href }] : []);

/** Labels are translated in `i18n/<locale>/docusaurus-theme-classic/footer.json`. */
export const footer: ThemeConfig['footer'] = {
  links: [
    {
      title: 'Học',
      items: [
        { label: 'Bài học', to: '/docs' },
        { label: 'Blog', to: '/blog' },
        { label: 'Tìm kiếm', to: '/search' },
        { label: 'Tiến độ của bạn', to: '/dashboard' },
        { label: 'Cài đặt', to: '/settings' },
      ],
    },
    {
      title: 'Về tác giả',
      items: [
        { label: 'Sản phẩm', to: '/showcase' },
        { label: 'Cộng đồng', to: '/community' },
        { label: 'Hồ sơ năng lực', to: '/my-cv' },
        { label: 'Liên hệ', to: '/contact' },
      ],
    },
    {
      title: 'Kết nối',
      items: [
        ...linkTo('Facebook', owner.social.facebook),
        ...linkTo('YouTube', owner.social.youtube),
        ...linkTo('GitHub', owner.social.github),
        { label: 'Email', href: `mailto:${owner.email}` },
      ],
    },
  ],
  copyright,
};
