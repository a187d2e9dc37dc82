// Change: the button of the site's own search dialog in the navbar's search slot.
export { SearchButton as default } from '@site/src/features/search/SearchButton';
