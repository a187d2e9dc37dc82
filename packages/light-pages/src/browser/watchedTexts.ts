declare global {
  interface Window {
    /**
     * Set by the inline script; undefined where pages load their scripts as Docusaurus does. Returns what has been removed
     * or changed on the page since it began, and stops watching.
     */
    takeChangedTexts?: () => readonly MutationRecord[];
  }
}

/** What a watcher of texts reports. */
export const TEXT_CHANGES = { childList: true, characterData: true, characterDataOldValue: true, subtree: true };

/**
 * Records which texts the browser's translator takes away before the page's scripts run: they must find the page as it
 * was (`replacedTexts.ts`). For the inline script.
 */
export function watchTexts(): void {
  const changes: MutationRecord[] = [];
  let isParsing = true;
  /** Whether the parser has lengthened a text, of which the first part came with an earlier packet. */
  const isGrowth = ({ target, oldValue }: MutationRecord) => isParsing && target.nodeValue?.startsWith(oldValue ?? '');
  const add = (records: MutationRecord[]) => {
    changes.push(...records.filter((record) => record.removedNodes[0] ?? (record.oldValue && !isGrowth(record))));
  };
  const observer = new MutationObserver(add);
  observer.observe(document, TEXT_CHANGES);
  addEventListener('DOMContentLoaded', () => {
    // What the parser did last may not have been reported yet.
    add(observer.takeRecords());
    isParsing = false;
  });
  window.takeChangedTexts = () => {
    add(observer.takeRecords());
    observer.disconnect();
    return changes;
  };
}
