import { describe, expect, it } from 'vitest';
import { ownerPictures } from './ownerPictures';
import { pictureModule } from './pictureModules';

const picture = (src: string) => ({ src, alt: { vi: 'a', en: 'a' }, width: 4, height: 3 });

describe('pictures of the owner’s data', () => {
  it('are grouped by where they are shown', () => {
    expect(
      ownerPictures({
        profile: { avatar: '/img/me.jpg' },
        communities: { groups: [{ gallery: [picture('/img/a.jpg')] }, { gallery: [picture('/img/b.png')] }] },
        showcase: { works: [{ image: { ...picture('/img/w.png'), srcDark: '/img/w-dark.png' } }] },
        authors: { owner: { image_url: '/img/me.jpg' }, guest: {} },
      }),
    ).toEqual({
      portraits: ['/img/me.jpg', '/img/me.jpg'],
      galleries: ['/img/a.jpg', '/img/b.png'],
      works: ['/img/w.png', '/img/w-dark.png'],
    });
  });

  it('become a module of their copies, keyed by the URLs of the language', () => {
    expect(pictureModule(['/img/a.jpg', '/img/b.PNG', '/img/a.jpg'], { baseUrl: '/en/', isPortrait: false })).toBe(
      'import p0 from "@site/static/img/a.jpg";\n' +
        'import p1 from "@site/static/img/b.PNG";\n' +
        'export default {"/en/img/a.jpg": p0, "/en/img/b.PNG": p1};\n',
    );
  });

  it('get small copies if they are portraits', () => {
    expect(pictureModule(['/img/me.jpg'], { baseUrl: '/', isPortrait: true })).toContain(
      '"@site/static/img/me.jpg?{sizes:[128,256]}"',
    );
  });

  it('are left out if they cannot be made smaller', () => {
    const paths = ['/img/avatar.svg', '/img/a.webp', 'https://example.com/a.jpg'];
    expect(pictureModule(paths, { baseUrl: '/', isPortrait: false })).toBe('export default {};\n');
  });
});
