import satori from 'satori';
import sharp from 'sharp';
import { cardFonts } from '../../../build/cardFonts';
import { CARD_SIZE, cardTree, titleChoices, type Card, type CardNode } from '../core/cardTree';

/** Letters that no font of the site has; satori reports them. */
interface Missing {
  letters: string[];
}

/** Without a height, the text is only measured: the result has the height that it takes. */
async function toSvg(node: CardNode, height: number | undefined, missing: Missing): Promise<string> {
  return satori(
    node as unknown as Parameters<typeof satori>[0],
    {
      width: CARD_SIZE.width,
      ...(height === undefined ? { embedFont: false } : { height }),
      fonts: cardFonts,
      loadAdditionalAsset: (_code, segment) => {
        missing.letters.push(segment);
        return Promise.resolve([]);
      },
    } as Parameters<typeof satori>[1],
  );
}

const heightOf = (svg: string) => Number(/<svg[^>]* height="([\d.]+)"/.exec(svg)?.[1]);

/** Returns the largest title that fits; the smallest if none does. */
async function fitTitle(card: Card, missing: Missing): Promise<CardNode> {
  const { height, nodes } = titleChoices(card);
  for (const node of nodes) if (heightOf(await toSvg(node, undefined, missing)) <= height) return node;
  throw new Error(`the title “${card.title}” does not fit on a card → shorten it.`);
}

/**
 * Draws a card as a PNG of 1200 × 630 pixels.
 *
 * @throws Error if the title does not fit, or one of its letters is in none of the site's fonts; a figure or description
 *   with such a letter is left out
 */
export async function drawCard(card: Card): Promise<Buffer> {
  const missing: Missing = { letters: [] };
  const svg = await toSvg(cardTree(card, await fitTitle(card, missing)), CARD_SIZE.height, missing);
  if (missing.letters.length > 0) {
    if (card.figure || card.description) return drawCard({ ...card, figure: undefined, description: undefined });
    throw new Error(
      `the letters “${[...new Set(missing.letters)].join('')}” of “${card.title}” are not in the site's fonts → write the title without them.`,
    );
  }
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 4 }).toBuffer();
}
