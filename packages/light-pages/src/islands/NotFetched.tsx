import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

/**
 * Tells the reader that a component's script could not be loaded. The button is for components with nothing else to
 * click.
 */
export function NotFetched({ onRetry }: { readonly onRetry?: () => void }): ReactNode {
  return (
    <div role="alert">
      <p>
        <Translate id="island.NotFetched.text" description="Shown where an interactive part could not be fetched">
          This part could not be loaded. Check your connection and try again; if that does not help, reload the page.
        </Translate>
      </p>
      {onRetry && (
        <p>
          <button type="button" className="button button--secondary" onClick={onRetry}>
            <Translate id="island.NotFetched.retry" description="Button that fetches an interactive part again">
              Try again
            </Translate>
          </button>
        </p>
      )}
    </div>
  );
}
