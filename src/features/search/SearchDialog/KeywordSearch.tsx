import { useEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
import { DEFAULT_SEARCH_TAG } from '@docusaurus/theme-common/internal';
import { boxPlaceholder } from '../boxTexts';
import { createTypedText } from '../typedText';
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
import { onEscape } from './onEscape';
import { AskLine } from './AskLine';
import { Hit } from './Hit';
import { IndexNote } from './IndexNote';
import { insightsClient } from '../insightsClient';
import { missingResultUrl } from '../missingResultUrl';
import { ModalContext, type ModalControl } from './modalState';
import { modalTranslations } from './modalTranslations';
import { observeResults, type ModalClient } from './observeResults';
import { onAlgolia } from './onAlgolia';
import { replacePartial } from './replacePartial';
import { ResultsFooter } from './ResultsFooter';
import { ResultStatus } from './ResultStatus';
import { SCROLL_POSITION } from './scrollPosition';
import { moveToStarters, Starters } from './Starters';
import { sweepHistory } from './sweepHistory';
import { toSiteHits } from './toSiteHits';
import styles from './styles.module.css';

interface Props {
  initialText: string;
  searchPage: string;
  /** Asks the typed text as a question; undefined where there is no question mode. */
  onAsk: (() => void) | undefined;
  onClose: () => void;
}

/** The modal requires credentials; in embedded mode they are never used. */
const NO_SERVICE = 'embedded';

/** The DocSearch modal, on the embedded engine or on Algolia where that is configured. */
export function KeywordSearch({ initialText, searchPage, onAsk, onClose }: Props): ReactNode {
  const settings = useSearchSettings();
  const { algolia, language, indexName } = settings;
  const tags = useDocsContextualSearchTags();
  const navigate = useSiteNavigation();
  const embedded = useMemo(() => (algolia ? undefined : getSearchClient(settings)), [algolia, settings]);
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
          count={results.isPartial() ? undefined : (results.getLast()?.count ?? 0)}
          language={language}
          searchPage={searchPage}
          onClose={onClose}
        />
      ),
    [language, searchPage, onClose, results],
  );
  // Another object would make the modal start anew.
  const navigator = useMemo(() => ({ navigate: ({ itemUrl }: { itemUrl: string }) => navigate(itemUrl) }), [navigate]);
  const translations = useMemo(
    () =>
      modalTranslations({
        isAlgolia: algolia !== undefined,
        getAlternatives: (query) => (results.getLast()?.query === query ? results.getLast()?.alternatives : undefined),
        getFailure: results.getFailure,
      }),
    [algolia, results],
  );
  const control = useRef<ModalControl>(null);
  const link = useMemo(() => ({ isPartial: results.isPartial, control }), [results]);
  useEffect(() => embedded && replacePartial(embedded, results, control), [embedded, results]);
  const [searchParameters] = useState(() => ({
    hitsPerPage: MODAL_HITS,
    attributesToSnippet: snippetAttributes(window.matchMedia(NARROW_SCREEN).matches),
    facetFilters: contextualFilters(language, [DEFAULT_SEARCH_TAG, ...tags]),
  }));
  const [insights] = useState(() => algolia && { insightsClient });
  const [initialQuery] = useState(() => {
    // The modal does not validate the history that the browser stored.
    sweepHistory(indexName);
    const query = initialText.trim() && initialText.slice(0, MODAL_QUERY_LENGTH);
    // Without a query, the modal would open with the text selected on the page.
    if (!query) window.getSelection()?.removeAllRanges();
    // Starts the request early: the modal sends the same one once it is rendered.
    if (query)
      void embedded
        ?.search({ requests: [{ indexName, query, ...MODAL_STYLE, ...searchParameters }] })
        .catch(() => undefined);
    return query;
  });

  const [typed] = useState(() => createTypedText(initialText));
  const onInput = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    typed.set(target.value);
    // Without a query there are no results to announce.
    if (target.value.trim() === '') results.forget();
  };
  const onReset = () => {
    typed.set('');
    results.forget();
  };

  return (
    // The keys belong to the box and the links inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.keyword}
      onKeyDownCapture={onEscape(onClose)}
      onKeyDown={moveToStarters}
      onInput={onInput}
      onReset={onReset}
    >
      <ModalContext value={link}>
        <DocSearchModal
          appId={algolia?.appId ?? NO_SERVICE}
          apiKey={algolia?.apiKey ?? NO_SERVICE}
          indexName={indexName}
          placeholder={boxPlaceholder()}
          searchParameters={searchParameters}
          initialScrollY={SCROLL_POSITION}
          initialQuery={initialQuery}
          onClose={onClose}
          navigator={navigator}
          transformItems={toSiteHits}
          transformSearchClient={transformSearchClient}
          hitComponent={Hit}
          resultsFooterComponent={resultsFooterComponent}
          getMissingResultsUrl={missingResultUrl}
          translations={translations}
          insights={insights}
        />
      </ModalContext>
      <ResultStatus results={results} />
      {onAsk && <AskLine typed={typed} onAsk={onAsk} />}
      <Starters onClose={onClose} />
      {embedded && <IndexNote client={embedded} />}
    </div>
  );
}
