/*
 * Changes of this site to @docsearch/react 3.9.0. What each is for: patches/README.md.
 * Function declarations are hoisted, so they are replaced here before anything calls them.
 */
const docsearch = {
  createAutocomplete: zt,
  createStore: ke,
  Results: pr,
  Result: vr,
  NoResults: lr,
  ErrorScreen: cr,
  Logo: Jt,
  SearchBox: kr,
  Modal: an,
};

// 1. A text below a page's own title has no parent hit; its heading is stored in its place.
const LEVELS = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1'];
const asStored = (item) =>
  item.type === 'content' && !item.__docsearch_parent
    ? { ...item, type: LEVELS.find((level) => item.hierarchy[level]) ?? 'lvl0', content: null }
    : item;

// 2. A combobox with a grid; 9. the core becomes idle after every answer, so an error is reported after that;
// 14. which query the hits belong to; 16. at first the modal asks what it is given, not what is selected on the page.
let askAgain;
let choose;
let firstQuery;
let modalState;
zt = function createAutocomplete(options) {
  modalState = undefined;
  let asked = 0;
  let newest = 0;
  const autocomplete = docsearch.createAutocomplete({
    ...options,
    initialState: { ...options.initialState, query: firstQuery },
    onStateChange(change) {
      modalState = change.state;
      options.onStateChange(change);
    },
    async getSources(given) {
      const turn = (asked += 1);
      const setStatus = (status) => setTimeout(() => given.setStatus(status));
      const sources = await options.getSources({ ...given, setStatus });
      // An answer that arrives after the answer to a newer query is not shown.
      if (turn > newest) {
        newest = turn;
        given.setContext({ answered: given.query });
      }
      return sources.map((source) => ({
        ...source,
        onSelect: (choice) => source.onSelect({ ...choice, item: asStored(choice.item) }),
      }));
    },
  });
  askAgain = autocomplete.refresh;
  choose = autocomplete.setActiveItemId;
  return {
    ...autocomplete,
    getInputProps(given) {
      const props = autocomplete.getInputProps(given);
      return {
        ...props,
        type: 'text',
        role: 'combobox',
        'aria-haspopup': 'grid',
        'aria-expanded': props['aria-controls'] !== undefined,
      };
    },
    getListProps: (given) => ({ ...autocomplete.getListProps(given), role: 'grid' }),
    getItemProps: (given) => ({ ...autocomplete.getItemProps(given), role: 'row' }),
  };
};

// 14. The core cancels a search at Enter, Tab and a touch beside the list, and then seems to have found nothing.
ke = function createStore(...given) {
  const store = docsearch.createStore(...given);
  store.pendingRequests.cancelAll = () => undefined;
  return store;
};

// 2. A group is a named grid with an id of its own.
pr = function Results(props) {
  const getListProps = () => props.getListProps({ source: props.collection.source });
  const title = decode(props.title);
  const section = docsearch.Results({ ...props, title, getListProps });
  const asGrid = (child) =>
    child.type === 'ul'
      ? e.createElement('div', { ...child.props, 'aria-labelledby': undefined, 'aria-label': title })
      : child;
  return section && e.cloneElement(section, {}, e.Children.map(section.props.children, asGrid));
};

// 11. A key changes the query and leaves the hits as they are until the answer arrives: their rows do not render again.
const isActive = ({ item, state }) => item.__autocomplete_id === state?.activeItemId;
const isSameRow = (before, after) =>
  before.item === after.item && before.title === after.title && isActive(before) === isActive(after);

// 8. The buttons of a stored search act at once, not at the end of a transition that may never run; the box takes the
// focus of the button, which disappears with its row.
const atOnce = (act) => {
  act();
  document.querySelector('.DocSearch-Input').focus();
};
vr = e.memo(function Result(props) {
  const row = docsearch.Result({
    ...props,
    onItemClick: (item, event) => props.onItemClick(asStored(item), event),
    renderAction: ({ item }) =>
      props.renderAction({ item, runDeleteTransition: atOnce, runFavoriteTransition: atOnce }),
  });
  return e.createElement('div', row.props);
}, isSameRow);

// 3. Hits and the stored history.
mr = Snippet;

// 4. Alternatives that the engine knows, instead of the groups of earlier results; nothing before there is an answer.
lr = function NoResults(props) {
  const { state, translations } = props;
  if (state.context.answered !== state.query) return null;
  const searchSuggestions = translations?.getAlternatives?.(state.query) ?? state.context.searchSuggestions;
  return docsearch.NoResults({ ...props, state: { ...state, context: { ...state.context, searchSuggestions } } });
};

// 10. The error screen is announced to screen readers, and asks again: by its button, and when the network is back.
cr = function ErrorScreen(props) {
  e.useLayoutEffect(() => {
    const retry = () => askAgain();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
  const { children, ...screen } = docsearch.ErrorScreen(props).props;
  const onClick = (event) => {
    askAgain();
    event.currentTarget.closest('.DocSearch-Modal').querySelector('input').focus();
  };
  const button = { type: 'button', className: 'button button--secondary button--sm', onClick };
  const text = props.translations?.retryText;
  return e.createElement(
    'div',
    { ...screen, role: 'alert' },
    ...children,
    text && e.createElement('button', button, text),
  );
};

// 5. No claim that Algolia answers where it does not.
Jt = function Logo(props) {
  return props.translations?.searchByText === '' ? null : docsearch.Logo(props);
};

// 6. Storage that may be blocked.
_r = openStore;

// 12. A key changes only the box: everything else waits until the letter has been painted; 14. Enter waits for the hits
// of the text in the box; 15. white space alone is no query.
const asQuery = (text) => text.trim() && text;
const isAnswered = (text) => modalState?.context.answered === asQuery(text);

function Box({ value, status, onChange, onKeyDown, ...props }) {
  const [text, setText] = e.useState(value);
  // What the modal knows, and the change that it has not been told yet.
  const known = e.useRef(value);
  const change = e.useRef(null);
  // An Enter that was pressed before its hits arrived.
  const enter = e.useRef(null);
  if (known.current !== value) {
    known.current = value;
    change.current = null;
    setText(value);
  }
  const tell = () => {
    const event = change.current;
    if (!event) return;
    change.current = null;
    known.current = asQuery(event.target.value);
    event.currentTarget = { value: known.current };
    onChange(event);
  };
  const latest = e.useRef(tell);
  latest.current = tell;
  e.useEffect(() => {
    const event = enter.current;
    if (!event || !(status === 'error' || isAnswered(event.target.value))) return;
    enter.current = null;
    if (status !== 'error') onKeyDown(event);
  });
  return e.createElement('input', {
    ...props,
    value: text,
    onChange(event) {
      setText(event.target.value);
      enter.current = null;
      const isWaiting = change.current !== null;
      change.current = event;
      if (!isWaiting) requestAnimationFrame(() => setTimeout(() => latest.current()));
    },
    onKeyDown(event) {
      // Keys that act on the hits act on those of this text.
      if (/^(?:Arrow|Enter|Escape|Tab)/.test(event.key)) tell();
      const isEarly = event.key === 'Enter' && !event.nativeEvent.isComposing && !isAnswered(event.target.value);
      enter.current = isEarly ? event : null;
      if (!isEarly) onKeyDown(event);
    },
  });
}

kr = function SearchBox(props) {
  const { state, translations = {} } = props;
  const [form, cancel] = docsearch.SearchBox(props).props.children;
  const [label, loading, input, reset] = form.props.children;
  // 2. No list is shown, although the state may still have one.
  const unlisted = { 'aria-expanded': false, 'aria-controls': undefined, 'aria-activedescendant': undefined };
  const list = state.status === 'error' || isUnderWay(state) ? unlisted : {};
  // 17. The loading indicator replaces the label, but the box keeps its name.
  const name = { 'aria-labelledby': undefined, 'aria-label': translations.searchInputLabel };
  const close = {
    ...cancel.props,
    type: 'button',
    title: translations.cancelButtonText,
    className: 'DocSearch-Action DocSearch-Close',
  };
  // 18. The elements of version 4, whose style sheet this site uses.
  return e.cloneElement(
    form,
    {},
    state.status === 'stalled' ? loading : label,
    e.createElement(Box, { ...input.props, ...name, ...list, status: state.status }),
    e.createElement(
      'div',
      { className: 'DocSearch-Actions' },
      e.createElement(
        'button',
        { ...reset.props, title: undefined, className: 'DocSearch-Clear' },
        translations.resetButtonTitle,
      ),
      state.query && e.createElement('div', { className: 'DocSearch-Divider' }),
      e.createElement('button', close, reset.props.children),
    ),
  );
};

// 13. What is below the box renders when there is time, and is abandoned when a newer state arrives; 19. a first query
// that takes long is said to be under way.
const InTime = e.memo(({ screen }) => e.useDeferredValue(screen));

// A list from the headings alone is no answer to another query, although it stays in the state.
let isPartial;

function isUnderWay({ query, status, collections, context }) {
  const isOfOtherQuery = isPartial() && context.answered !== query;
  return (
    status === 'stalled' && query !== '' && (isOfOtherQuery || collections.every(({ items }) => items.length === 0))
  );
}

function Searching({ text }) {
  return e.createElement(
    'div',
    { className: 'DocSearch-StartScreen', role: 'status' },
    e.createElement('p', { className: 'DocSearch-Help' }, text),
  );
}

// 20. A query that is asked again keeps the row that the reader has chosen among its hits.
const allItems = () => modalState?.collections.flatMap(({ items }) => items) ?? [];

async function askAgainInPlace(tellChosen) {
  const { query, context, activeItemId } = modalState ?? {};
  // While the typed query waits for its answer, the list and its active row are still those of another.
  const chosen = context?.answered === query ? allItems()[activeItemId]?.objectID : undefined;
  tellChosen(chosen);
  const asking = askAgain();
  if (chosen === undefined) return;
  choose(activeItemId);
  await asking;
  const at = allItems().findIndex(({ objectID }) => objectID === chosen);
  const isUntouched = modalState.query === query && modalState.activeItemId === activeItemId;
  if (at > 0 && isUntouched) choose(at);
}

// 7. The frame is no button; 20. the owner may ask again.
an = function DocSearchModal(props) {
  firstQuery = props.initialQuery;
  isPartial = props.isPartial;
  e.useEffect(() => props.onOpen(askAgainInPlace), [props.onOpen]);
  const { ref, className, onMouseDown, children: modal } = docsearch.Modal(props).props;
  const [header, dropdown, footer] = modal.props.children;
  const { state } = dropdown.props.children.props;
  const searching = e.createElement(Searching, { text: props.translations?.searchingText });
  const screen = isUnderWay(state) ? e.cloneElement(dropdown, {}, searching) : dropdown;
  const below = e.createElement(InTime, { screen });
  return e.createElement('div', { ref, className, onMouseDown }, e.cloneElement(modal, {}, header, below, footer));
};
