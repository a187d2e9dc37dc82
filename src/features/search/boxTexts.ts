import { translate } from '@docusaurus/Translate';

/** Name of the search dialog. */
export const dialogLabel = (): string =>
  translate({
    id: 'search.SearchDialog.label',
    message: 'Tìm kiếm trên trang',
    description: 'Name of the search dialog',
  });

/** Label of the search box. */
export const boxLabel = (): string =>
  translate({
    id: 'search.modal.searchBox.searchInputLabel',
    message: 'Từ khóa',
    description: 'Label of the search box',
  });

/** Placeholder of the search box. */
export const boxPlaceholder = (): string =>
  translate({
    id: 'search.modal.searchBox.placeholderText',
    message: 'Tìm trong tài liệu',
    description: 'Placeholder of the search box',
  });

/** Name of the button that closes the search dialog. */
export const closeLabel = (): string =>
  translate({
    id: 'search.modal.searchBox.closeButtonAriaLabel',
    message: 'Đóng tìm kiếm',
    description: 'Accessible name of the button that closes the search dialog',
  });
