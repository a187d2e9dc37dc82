import type { ThemeConfig } from '@docusaurus/preset-classic';
import { copyright, owner } from './owner';

/** Labels are translated in `i18n/<locale>/docusaurus-theme-classic/footer.json`. */
export const footer: ThemeConfig['footer'] = {
  links: [
    {
      title: 'Học',
      items: [
        { label: 'Bài học', to: '/docs' },
        { label: 'Blog', to: '/blog' },
        { label: 'Tìm kiếm', to: '/search' },
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
        { label: 'Facebook', href: owner.social.facebook },
        { label: 'YouTube', href: owner.social.youtube },
        { label: 'GitHub', href: owner.social.github },
        { label: 'Email', href: `mailto:${owner.email}` },
      ],
    },
  ],
  copyright,
};
