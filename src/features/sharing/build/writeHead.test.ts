import { expect, it } from 'vitest';
import { writeHead } from './writeHead';

const GENERAL = 'https://site.test/img/social-card.png';
const card = { url: 'https://site.test/c.png', width: 1200, height: 630, alt: 'A "b" <c>' };

it('replaces the general card in the head alone and describes the new one', () => {
  const html = `<head><meta property=og:image content=${GENERAL} /></head><body>${GENERAL}</body>`;
  const written = writeHead(html, { generalCard: GENERAL, card });
  expect(written).toContain('<meta property=og:image content=https://site.test/c.png />');
  expect(written).toContain('<meta property="og:image:alt" content="A &quot;b&quot; &lt;c>">');
  expect(written).toContain(`<body>${GENERAL}</body>`);
});

it('leaves a picture that the author has chosen', () => {
  const html = '<head><meta property=og:image content=https://site.test/own.png /></head><body></body>';
  expect(writeHead(html, { generalCard: GENERAL, card })).toBe(html);
});

it('keeps markup in structured data from ending its element', () => {
  const graph = { '@context': 'https://schema.org', '@graph': [{ '@type': 'Blog', name: '</script><b>' }] } as const;
  const written = writeHead('<head></head>', { generalCard: GENERAL, card, graph });
  expect(written.match(/<\/script>/g)).toHaveLength(1);
  expect(written).toContain(String.raw`\u003c/script>`);
});
