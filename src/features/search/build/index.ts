import { styleSheet } from 'light-pages';
import { loadServices } from '../../../config/environment';
import type { Feature } from '../../../config/feature';
import opensearch from './opensearch/plugin';
import searchIndex from './search-index/plugin';
import modalChanges from './modal-changes/plugin';

const DIALOG_STYLES =
  /[\\/](?:@docsearch[\\/]css[\\/].*|src[\\/]css[\\/]docsearch|features[\\/]search[\\/]SearchDialog[\\/].*)\.css$/;
const PAGE_STYLES = /[\\/]features[\\/]search[\\/]SearchPage[\\/].*\.css$/;
const ahead = { chunks: 'async', priority: 70 } as const;

/**
 * Name of the style sheet loaded with the dialog; its rules for `html` and `body` must not be part of any page's
 * initial styles.
 */
export const DIALOG_SHEET = 'search-dialog-styles';

const DIALOG_FILES = ['js/search-dialog', 'js/search-modal', `css/${DIALOG_SHEET}`];
/** The index is last, because the headings answer before it. */
const ENGINE_FILES = ['js/search-client', 'js/search-worker', 'search/search-headings', 'search/search-index'];
const { algolia } = loadServices();

/** The files that the dialog needs to answer, besides the scripts of every page (`opened` of light pages). */
export const DIALOG_NEEDS = [...DIALOG_FILES, ...(algolia.state === 'on' ? ['js/search-algolia'] : ENGINE_FILES)].map(
  (file) => `assets/${file}`,
);

export const search: Feature = {
  plugins: [searchIndex, modalChanges, opensearch],
  chunks: {
    searchDialogStyles: { ...styleSheet(DIALOG_SHEET, DIALOG_STYLES), ...ahead },
    searchModal: { test: /[\\/]@docsearch[\\/]react[\\/]/, name: 'search-modal', enforce: true, ...ahead },
    searchPageStyles: { ...styleSheet('search-page-styles', PAGE_STYLES), ...ahead },
  },
  onlineOnly: /algoliasearch|\/AskAi$/i,
  outsideShell: /\/(?:SearchDialog|searchClient)$/,
};
