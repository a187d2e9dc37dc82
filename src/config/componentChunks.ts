import { sharedScripts, styleSheet } from 'light-pages';

const inComponents = (folders: string, files: string) =>
  new RegExp(String.raw`[\\/]src[\\/]components[\\/](?:${folders})[\\/]${files}$`);
const STYLES = String.raw`.*\.module\.css`;

/** The chunks of components that several pages use. */
export const componentChunks = {
  // In the same chunk as Docusaurus' own components of documents and posts.
  proseComponents: sharedScripts(
    'prose',
    inComponents('ScrollableTable|DayText|LastChecked', String.raw`index\.tsx`),
    56,
  ),
  proseComponentStyles: styleSheet('prose-styles', inComponents('LastChecked|ScrollableTable', STYLES)),
  // Styles that the owner's other pages share.
  pageStyles: styleSheet('pages', inComponents('MarginSection|PageShell|TagList|Timeline', STYLES)),
};
