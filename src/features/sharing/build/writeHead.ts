import type { Graph } from 'schema-dts';

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

interface Additions {
  /** Absolute address of the site's general card, which stands in pages that name no picture of their own. */
  generalCard: string;
  card: { url: string; width: number; height: number; alt: string };
  graph?: Graph;
}

/**
 * Puts a page's card and structured data into its head.
 *
 * @returns the page; unchanged where its author has chosen another picture, except for the structured data
 */
export function writeHead(html: string, { generalCard, card, graph }: Additions): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const size = `<meta property="og:image:width" content="${card.width}"><meta property="og:image:height" content="${card.height}"><meta property="og:image:alt" content="${escapeAttribute(card.alt)}">`;
  const hasCard = head.includes(generalCard);
  // Markup in a text would end the element.
  const data = graph
    ? `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)}</script>`
    : '';
  return head.replaceAll(generalCard, card.url) + (hasCard ? size : '') + data + html.slice(end);
}
