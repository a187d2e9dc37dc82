// Change: all text is in the page's language, also the labels of causes; error messages are marked as English. A page
// that fails for the first time in a while is made anew without a press of the button.
import { useEffect, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { ErrorBoundaryTryAgainButton } from '@docusaurus/theme-common';
import type { Props } from '@theme/Error';

/** More causes add nothing, and an error may be its own cause. */
const MOST_CAUSES = 5;

/** A page that fails again within this time, in milliseconds, waits for the reader. */
const SPAN = 10_000;
let lastFailure = -SPAN;

function causesOf({ cause }: Error, most = MOST_CAUSES): string[] {
  return cause instanceof Error && most > 0 ? [cause.message, ...causesOf(cause, most - 1)] : [];
}

export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  useEffect(() => {
    const isFirst = performance.now() - lastFailure > SPAN;
    lastFailure = performance.now();
    if (isFirst) tryAgain();
    // Once for each failure: the function is a new one at every rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [error]);

  return (
    <main className="container margin-vert--xl" style={{ overflowWrap: 'anywhere' }}>
      <h1>
        <Translate id="theme.ErrorPageContent.title" description="The title of the fallback page when the page crashed">
          Trang này gặp lỗi.
        </Translate>
      </h1>
      <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
      <hr />
      <p>
        <Translate
          id="theme.ErrorPageContent.details"
          description="Before the message of an error, which is in English"
        >
          Thông báo của chương trình, bằng tiếng Anh:
        </Translate>{' '}
        <span lang="en">{error.message}</span>
      </p>
      {causesOf(error).map((message, index) => (
        // Causes differ only in their order.
        <p key={index}>
          <Translate id="theme.ErrorPageContent.cause" description="Before the message of what caused an error">
            Nguyên nhân:
          </Translate>{' '}
          <span lang="en">{message}</span>
        </p>
      ))}
    </main>
  );
}
