/*
 * Changes of this site to @docsearch/react 4.7.0, used for Ask AI alone. What each is for: patches/README.md.
 * Function declarations are hoisted, so they are replaced here before anything calls them.
 */
import { openStore } from '@site/src/features/search/SearchDialog/openStore';
import { Snippet } from '@site/src/features/search/SearchDialog/Snippet';

const docsearch = { createAutocomplete: nn, MenuIcon: wn, Modal: gv };

// A parser inside tests whether text may become code, which the content policy refuses and reports.
class Function {
  constructor() {
    throw new EvalError('Text does not become code here.');
  }
}

ku = Snippet;
ua = openStore;

// No stored entry is deleted to make room: the favourite searches would be the first to go.
ra = function trimStorage() {};

// A question has no list of hits: the box is no combobox. The menu has a name.
let menuLabel;
nn = function createAutocomplete(options) {
  const autocomplete = docsearch.createAutocomplete(options);
  const noList = { 'aria-activedescendant': undefined, 'aria-autocomplete': undefined, 'aria-controls': undefined };
  return { ...autocomplete, getInputProps: (given) => ({ ...autocomplete.getInputProps(given), ...noList }) };
};

wn = function MenuIcon(props) {
  return e.cloneElement(docsearch.MenuIcon(props), { role: 'img', 'aria-label': menuLabel });
};

// The frame is no button.
gv = function DocSearchModal(props) {
  menuLabel = props.translations?.searchBox?.menuButtonAriaLabel;
  const { ref, className, onMouseDown, children } = docsearch.Modal(props).props;
  return e.createElement('div', { ref, className, onMouseDown }, children);
};
