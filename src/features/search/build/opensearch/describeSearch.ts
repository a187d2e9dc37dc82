export interface SearchDescription {
  /** Browsers show at most 16 characters; longer names are cut. */
  name: string;
  description: string;
  language: string;
  /** URL of the home page in that language, with a trailing slash. */
  home: string;
  favicon: string;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/**
 * Returns the OpenSearch description of the site in one language, from which browsers offer its search in the address
 * bar.
 */
export function describeSearch({ name, description, language, home, favicon }: SearchDescription): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(name.slice(0, 16).trim())}</ShortName>
  <Description>${escapeXml(description)}</Description>
  <Language>${escapeXml(language)}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="48" height="48" type="image/png">${escapeXml(favicon)}</Image>
  <Url type="text/html" method="get" template="${escapeXml(home)}search?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
