const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML 1.0 cannot contain, even as references: controls except tab and line ends, and halves of pairs. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;
/** The first of Unicode's pictures of control characters: ␀. */
const CONTROL_PICTURES = 0x2400;
const SPACE = 0x20;

const pictureOf = (character: string) => {
  const code = character.charCodeAt(0);
  return code < SPACE ? String.fromCharCode(CONTROL_PICTURES + code) : '\ufffd';
};

/** A text as XML, for content and for values of attributes; control characters become their pictures, such as ␛. */
export const xmlText = (text: string): string =>
  text.replace(FORBIDDEN, pictureOf).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

export type Attributes = Readonly<Record<string, string | undefined>>;

/** The attributes of a tag, in the order given; those without a value are left out. */
export const xmlAttributes = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${xmlText(value)}"`))
    .join('');

/**
 * An element of XML.
 *
 * @param content - its content, which is XML already; an element without content closes itself
 */
export const xmlElement = (name: string, attributes: Attributes, content = ''): string =>
  content ? `<${name}${xmlAttributes(attributes)}>${content}</${name}>` : `<${name}${xmlAttributes(attributes)}/>`;
