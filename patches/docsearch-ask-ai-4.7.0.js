/*
 * Changes of this site to @docsearch/react 4.7.0, used for Ask AI alone. What each is for: patches/README.md.
 * Function declarations are hoisted, so they are replaced here before anything calls them.
 */
const docsearch = { createAutocomplete: nn, MenuIcon: wn, Modal: gv };

// 1. A parser inside tests whether text may become code, which the content policy refuses and reports.
class Function {
  constructor() {
    throw new EvalError('Text does not become code here.');
  }
}

// 2. Texts are rendered as text, whatever a record or the stored history contains; only <mark> is markup.
const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&#039;': "'" };
const decode = (html) => html.replace(/&(?:amp|lt|gt|quot|#0?39);/g, (entity) => entities[entity]);

ku = function Snippet({ hit, attribute, tagName = 'span', ...props }) {
  const read = (path) => path.split('.').reduce((value, key) => value?.[key], hit);
  const html = String(read(`_snippetResult.${attribute}.value`) || read(attribute) || '');
  const parts = html.split(/<mark>(.*?)<\/mark>/s);
  return e.createElement(
    tagName,
    props,
    parts.map((part, at) => (at % 2 === 1 ? e.createElement('mark', { key: at }, decode(part)) : decode(part))),
  );
};

// 3. No stored entry is deleted to make room: the favourite searches would be the first to go.
ra = function trimStorage() {};

// 4. A browser that blocks storage must not break the modal; nothing is written to find out whether it does.
ua = function openStore(key) {
  return {
    getItem() {
      try {
        const items = JSON.parse(window.localStorage.getItem(key));
        return Array.isArray(items) ? items : [];
      } catch {
        return [];
      }
    },
    setItem(items) {
      try {
        // What cannot be read is not overwritten.
        window.localStorage.getItem(key);
        window.localStorage.setItem(key, JSON.stringify(items));
      } catch {
        // What is stored stays as it is.
      }
    },
  };
};

// 6. A question has no list of hits: the box is no combobox. The menu has a name.
let menuLabel;
nn = function createAutocomplete(options) {
  const autocomplete = docsearch.createAutocomplete(options);
  const noList = { 'aria-activedescendant': undefined, 'aria-autocomplete': undefined, 'aria-controls': undefined };
  return { ...autocomplete, getInputProps: (given) => ({ ...autocomplete.getInputProps(given), ...noList }) };
};

wn = function MenuIcon(props) {
  return e.cloneElement(docsearch.MenuIcon(props), { role: 'img', 'aria-label': menuLabel });
};

// 5. The frame is no button.
gv = function DocSearchModal(props) {
  menuLabel = props.translations?.searchBox?.menuButtonAriaLabel;
  const { ref, className, onMouseDown, children } = docsearch.Modal(props).props;
  return e.createElement('div', { ref, className, onMouseDown }, children);
};
