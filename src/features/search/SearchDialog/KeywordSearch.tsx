import { useMemo, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react/modal';
import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
import { DEFAULT_SEARCH_TAG } from '@docusaurus/theme-common/internal';
import { questionMode } from '@site/src/config/search';
import type { AlgoliaSettings } from '@site/src/config/services';
import {
  contextualFilters,
  MODAL_HITS,
  MODAL_QUERY_LENGTH,
  MODAL_STYLE,
  NARROW_SCREEN,
  snippetAttributes,
} from '../core/modalRequest';
import { getSearchClient } from '../searchClient';
import { useSearchSettings } from '../useSearchSettings';
import { useSiteNavigation } from '../useSiteNavigation';
import { Hit } from './Hit';
import { IndexNote } from './IndexNote';
import { missingResultUrl } from '../missingResultUrl';
import { modalTranslations } from './modalTranslations';
import { observeResults, type ModalClient } from './observeResults';
import { ResultsFooter } from './ResultsFooter';
import { ResultStatus } from './ResultStatus';
import { sweepHistory } from './sweepHistory';
import { toSiteHits } from './toSiteHits';
import styles from './styles.module.css';

interface Props {
  initialText: string;
  searchPage: string;
  onClose: () => void;
}

/**
 * The modal restores a scroll position when it unmounts. Read at that moment, this value is the current position, so a
 * followed link keeps its own.
 */
const WHERE_IT_IS = { valueOf: () => window.scrollY } as unknown as number;

/** The modal requires credentials; in embedded mode they are never used. */
const NO_SERVICE = 'embedded';

/** The DocSearch modal, on the embedded engine or on Algolia where that is configured. */
export function KeywordSearch({ initialText, searchPage, onClose }: Props): ReactNode {
  const settings = useSearchSettings();
  const { algolia, language, indexName } = settings;
  const tags = useDocsContextualSearchTags();
  const navigate = useSiteNavigation();
  const embedded = useMemo(() => (algolia ? undefined : getSearchClient(settings)), [algolia, settings]);
  const [isAskAiActive, setIsAskAiActive] = useState(false);
  const [results] = useState(observeResults);

  const transformSearchClient = useMemo<DocSearchModalProps['transformSearchClient']>(
    () => (client) => results.watch(algolia ? onAlgolia(algolia, client) : (embedded as unknown as ModalClient)),
    [results, algolia, embedded],
  );
  const resultsFooterComponent = useMemo<DocSearchModalProps['resultsFooterComponent']>(
    () =>
      ({ state }) => (
        <ResultsFooter
          query={state.query}
          count={results.getLast()?.count ?? 0}
          language={language}
          searchPage={searchPage}
          onClose={onClose}
        />
      ),
    [language, searchPage, onClose, results],
  );
  const translations = useMemo(
    () =>
      modalTranslations({
        isAlgolia: algolia !== undefined,
        getAlternatives: (query) => (results.getLast()?.query === query ? results.getLast()?.alternatives : undefined),
        getFailure: results.getFailure,
      }),
    [algolia, results],
  );
  const [searchParameters] = useState(() => ({
    hitsPerPage: MODAL_HITS,
    attributesToSnippet: snippetAttributes(window.matchMedia(NARROW_SCREEN).matches),
    facetFilters: contextualFilters(language, [DEFAULT_SEARCH_TAG, ...tags]),
  }));
  const [initialQuery] = useState(() => {
    // The modal does not validate the history that the browser stored.
    sweepHistory(indexName);
    const query = initialText.trim() && initialText.slice(0, MODAL_QUERY_LENGTH);
    // Starts the request early: the modal sends the same one once it is rendered.
    if (query)
      void embedded
        ?.search({ requests: [{ indexName, query, ...MODAL_STYLE, ...searchParameters }] })
        .catch(() => undefined);
    return query;
  });

  // The first Escape clears the query and its results; the next one closes the dialog.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.target.value !== '') clearInput(event.target);
    else if (isAskAiActive) setIsAskAiActive(false);
    else onClose();
  };

  // Without a query there are no results to announce.
  const onInput = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.value.trim() === '') results.forget();
  };

  return (
    <div className={styles.keyword} onKeyDownCapture={onKeyDown} onInput={onInput} onReset={results.forget}>
      <DocSearchModal
        appId={algolia?.appId ?? NO_SERVICE}
        apiKey={algolia?.apiKey ?? NO_SERVICE}
        indices={[{ name: indexName, searchParameters }]}
        initialScrollY={WHERE_IT_IS}
        initialQuery={initialQuery}
        onClose={onClose}
        navigator={{ navigate: ({ itemUrl }) => navigate(itemUrl) }}
        transformItems={toSiteHits}
        transformSearchClient={transformSearchClient}
        hitComponent={Hit}
        resultsFooterComponent={resultsFooterComponent}
        getMissingResultsUrl={missingResultUrl}
        translations={translations}
        askAi={questionMode ? algolia?.askAiAssistantId : undefined}
        isAskAiActive={isAskAiActive}
        onAskAiToggle={setIsAskAiActive}
      />
      <ResultStatus results={results} isSilent={isAskAiActive} />
      {embedded && <IndexNote client={embedded} />}
    </div>
  );
}

/** Uses this site's own Algolia client, because the modal's client forgets on every page load which hosts are down. */
function onAlgolia(algolia: AlgoliaSettings, { transporter }: ModalClient): ModalClient {
  const loading = import(/* webpackChunkName: "search-algolia" */ '../algoliaClient').then(({ getAlgoliaClient }) =>
    getAlgoliaClient(algolia),
  );
  // The search itself reports that the client failed to load.
  loading.catch(() => undefined);
  return {
    search: async (...asked: Parameters<ModalClient['search']>) => (await loading).search(...asked),
    addAlgoliaAgent: (...agent: [string, string?]) =>
      void loading.then((client) => client.addAlgoliaAgent(...agent)).catch(() => undefined),
    transporter,
  } as ModalClient;
}

function clearInput(input: HTMLInputElement): void {
  // React tracks the value through its own setter; calling the native one and dispatching an event triggers a new
  // search.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
