import { expect, it } from 'vitest';
import { contentAddresses } from './contentAddresses';

const document = (permalink: string, more: object = {}) => ({ permalink, source: '@site/docs/a.mdx', ...more });
const TAG = { label: 'Index', permalink: '/docs/tags/index', inline: false };

it('names the file of every address, and the file of the tags', () => {
  const found = contentAddresses({
    'docusaurus-plugin-content-docs': {
      default: { loadedVersions: [{ docs: [document('/docs/a', { tags: [TAG] })] }] },
    },
    'docusaurus-plugin-content-blog': { default: { blogPosts: [{ metadata: document('/blog/a') }] } },
    'docusaurus-plugin-content-pages': { default: [document('/community/')] },
  });
  expect(found.map(({ address }) => address)).toEqual(['/docs/a', '/docs/tags/index', '/blog/a', '/community']);
  expect(found[1]?.origin).toBe('docs/a.mdx: the address of its tag "Index"');
  expect(found[1]?.place).toContain('docs/tags.yml');
});

it('leaves the slash only to a slug that ends with one', () => {
  const addressOf = (slug?: string) =>
    contentAddresses({
      'docusaurus-plugin-content-docs': {
        default: { loadedVersions: [{ docs: [document('/docs/a/', { frontMatter: { slug } })] }] },
      },
    })[0]?.address;
  expect(addressOf()).toBe('/docs/a');
  expect(addressOf('/')).toBe('/docs/a');
  expect(addressOf('/a/')).toBe('/docs/a/');
});
