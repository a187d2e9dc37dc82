/*
 * Changes of this site to @docsearch/react 3.9.0. What each is for: patches/README.md.
 * Function declarations are hoisted, so they are replaced here before anything calls them.
 */
import { asStored } from '@site/src/features/search/core/storedHits';
import { decodeHtml } from '@site/src/features/search/core/readMarkedHtml';
import { BelowBox } from '@site/src/features/search/SearchDialog/BelowBox';
import { ErrorScreen } from '@site/src/features/search/SearchDialog/ErrorScreen';
import { answersTo, isAnswered } from '@site/src/features/search/SearchDialog/modalState';
import { openStore } from '@site/src/features/search/SearchDialog/openStore';
import { SearchInput } from '@site/src/features/search/SearchDialog/SearchInput';
import { Snippet } from '@site/src/features/search/SearchDialog/Snippet';

const docsearch = {
  createAutocomplete: zt,
  Results: pr,
  Result: vr,
  NoResults: lr,
  ErrorScreen: cr,
  Logo: Jt,
  SearchBox: kr,
  Modal: an,
};

mr = Snippet;
_r = openStore;

zt = function createAutocomplete(options) {
  let state;
  const autocomplete = docsearch.createAutocomplete({
    ...options,
    onStateChange(change) {
      ({ state } = change);
      options.onStateChange(change);
    },
    async getSources(given) {
      // The core becomes idle after every answer; an error is reported after that.
      const setStatus = (status) => setTimeout(() => given.setStatus(status));
      const sources = await options.getSources({ ...given, setStatus });
      return answersTo(given.query, sources).map((source) => ({
        ...source,
        onSelect: (choice) => source.onSelect({ ...choice, item: asStored(choice.item) }),
      }));
    },
  });
  return { ...autocomplete, getState: () => state };
};

pr = function Results(props) {
  const title = decodeHtml(props.title);
  const getListProps = () => props.getListProps({ source: props.collection.source });
  const section = docsearch.Results({ ...props, title, getListProps });
  if (!section) return null;
  const [heading, list] = section.props.children;
  const named = { ...list.props, role: 'grid', 'aria-labelledby': undefined, 'aria-label': title };
  return e.cloneElement(section, {}, heading, e.createElement('div', named));
};

// A row that is saved or removed goes at once: its transition does not run with reduced motion.
const atOnce = (act) => act();
vr = function Result(props) {
  const onItemClick = (item, event) => props.onItemClick(asStored(item), event);
  const renderAction = ({ item }) =>
    props.renderAction({ item, runDeleteTransition: atOnce, runFavoriteTransition: atOnce });
  return e.createElement('div', { ...docsearch.Result({ ...props, onItemClick, renderAction }).props, role: 'row' });
};

lr = function NoResults(props) {
  const { state, translations } = props;
  if (!isAnswered(state, state.query)) return null;
  const searchSuggestions = translations.getAlternatives(state.query) ?? state.context.searchSuggestions;
  return docsearch.NoResults({ ...props, state: { ...state, context: { searchSuggestions } } });
};

cr = function ErrorScreenOfSite(props) {
  return e.createElement(ErrorScreen, {}, ...docsearch.ErrorScreen(props).props.children);
};

Jt = function Logo(props) {
  return props.translations.searchByText === '' ? null : docsearch.Logo(props);
};

// The elements of version 4, whose style sheet this site uses.
kr = function SearchBox(props) {
  const { state, translations } = props;
  const [form, cancel] = docsearch.SearchBox(props).props.children;
  const [label, loading, input, reset] = form.props.children;
  const clear = { ...reset.props, title: undefined, className: 'DocSearch-Clear' };
  const className = 'DocSearch-Action DocSearch-Close';
  const close = { ...cancel.props, type: 'button', title: translations.cancelButtonText, className };
  const actions = [
    e.createElement('button', clear, translations.resetButtonTitle),
    state.query && e.createElement('div', { className: 'DocSearch-Divider' }),
    e.createElement('button', close, reset.props.children),
  ];
  return e.cloneElement(
    form,
    {},
    state.status === 'stalled' ? loading : label,
    e.createElement(SearchInput, { ...input.props, modal: props }),
    e.createElement('div', { className: 'DocSearch-Actions' }, ...actions),
  );
};

an = function DocSearchModal(props) {
  const { ref, className, onMouseDown, children: modal } = docsearch.Modal(props).props;
  const [header, dropdown, footer] = modal.props.children;
  const below = e.createElement(BelowBox, { state: dropdown.props.children.props.state }, dropdown);
  return e.createElement('div', { ref, className, onMouseDown }, e.cloneElement(modal, {}, header, below, footer));
};
