// Change: all text is in the page's language and says what to do; error messages, which are English, are folded. A page
// that fails for the first time in a while is made anew without a press of the button, and so is one that the reader
// has left by a link of the navbar.
import { useEffect, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
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

function useFreshStart({ error, tryAgain }: Props): void {
  useEffect(() => {
    const isFirst = performance.now() - lastFailure > SPAN;
    lastFailure = performance.now();
    if (isFirst) tryAgain();
    // Once for each failure: the function is a new one at every rendering.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [error]);

  const { pathname } = useLocation();
  const [failedAt] = useState(pathname);
  useEffect(() => {
    if (pathname !== failedAt) tryAgain();
    // Once for each page, as above.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname, failedAt]);
}

export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  useFreshStart({ error, tryAgain });
  return (
    <main className="container margin-vert--xl" style={{ overflowWrap: 'anywhere' }}>
      <h1>
        <Translate id="theme.ErrorPageContent.title" description="The title of the fallback page when the page crashed">
          Trang này gặp lỗi.
        </Translate>
      </h1>
      <p>
        <Translate id="theme.ErrorPageContent.advice" description="What a reader can do when the page crashed">
          Lỗi là của trang, không phải do bạn; tiến độ học và mã bạn đã gõ vẫn còn. Hãy thử lại. Nếu vẫn lỗi, tải lại
          trang, hoặc về trang chủ rồi mở bài khác.
        </Translate>
      </p>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
        {/* A full load: what failed may still be in memory. */}
        <Link className="button button--secondary" to="pathname:///" target="_self">
          <Translate id="auth.backToHome" description="Link from the sign-in routes to the home page">
            Về trang chủ
          </Translate>
        </Link>
      </p>
      <details>
        <summary>
          <Translate id="theme.ErrorPageContent.details" description="Summary over the message of an error, in English">
            Chi tiết cho người sửa lỗi (tiếng Anh)
          </Translate>
        </summary>
        <p lang="en">{error.message}</p>
        {causesOf(error).map((message, index) => (
          // Causes differ only in their order.
          <p key={index}>
            <Translate id="theme.ErrorPageContent.cause" description="Before the message of what caused an error">
              Nguyên nhân:
            </Translate>{' '}
            <span lang="en">{message}</span>
          </p>
        ))}
      </details>
    </main>
  );
}
