import { useCallback, useState, type ReactNode } from 'react';
import { DocSearchModal, type DocSearchModalProps } from 'docsearch-ask-ai/modal';
import type { AlgoliaSettings } from '@site/src/config/services';
import { useSearchSettings } from '../useSearchSettings';
import { askAiTranslations } from './askAiTranslations';
import { onEscape } from './onEscape';
import { onAlgolia } from './onAlgolia';
import { SCROLL_POSITION } from './scrollPosition';
import { sweepHistory } from './sweepHistory';
import styles from './styles.module.css';

interface Props {
  algolia: AlgoliaSettings;
  initialText: string;
  /** Continues with a keyword search. */
  onLeave: () => void;
  onClose: () => void;
}

/** Question mode with Algolia's assistant: the DocSearch modal of version 4, which stays in Ask AI. */
export default function AskAi({ algolia, initialText, onLeave, onClose }: Props): ReactNode {
  const { indexName } = useSearchSettings();
  const [initialQuery] = useState(() => {
    // The modal does not validate what the browser stored.
    sweepHistory(indexName);
    return initialText;
  });
  const transformSearchClient = useCallback<NonNullable<DocSearchModalProps['transformSearchClient']>>(
    (client) => onAlgolia(algolia, client),
    [algolia],
  );
  return (
    <div className={styles.keyword} onKeyDownCapture={onEscape(onLeave)}>
      <DocSearchModal
        appId={algolia.appId}
        apiKey={algolia.apiKey}
        indexName={indexName}
        initialScrollY={SCROLL_POSITION}
        initialQuery={initialQuery}
        onClose={onClose}
        transformSearchClient={transformSearchClient}
        translations={askAiTranslations()}
        askAi={algolia.askAiAssistantId}
        isAskAiActive
        onAskAiToggle={(isActive) => !isActive && onLeave()}
      />
    </div>
  );
}
