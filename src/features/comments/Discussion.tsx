import { useEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import { useColorMode } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ClientServices } from '@site/src/config/clientServices';
import styles from './styles.module.css';

const ORIGIN = 'https://giscus.app';

interface Props {
  readonly comments: NonNullable<ClientServices['comments']>;
}

/** Discussion under a page by giscus; nothing is requested from it before the reader presses the button. */
export function Discussion({ comments }: Props): ReactNode {
  const { i18n } = useDocusaurusContext();
  const { colorMode } = useColorMode();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    frame.current?.contentWindow?.postMessage({ giscus: { setConfig: { theme: colorMode } } }, ORIGIN);
  }, [colorMode]);

  const label = translate({
    id: 'comments.Comments.title',
    message: 'Bình luận',
    description: 'Name of the discussion under a page',
  });
  if (!open) {
    return (
      <section className={styles.comments} aria-label={label}>
        <button type="button" className={clsx('button button--secondary', styles.load)} onClick={() => setOpen(true)}>
          <Translate id="comments.Comments.load" description="Button that loads the discussion">
            Tải bình luận (từ GitHub Discussions)
          </Translate>
        </button>
      </section>
    );
  }
  const parameters = new URLSearchParams({
    origin: window.location.href,
    repo: comments.repo,
    repoId: comments.repoId,
    category: comments.category,
    categoryId: comments.categoryId,
    // The same discussion serves both languages of a page.
    term: window.location.pathname.replace(/^\/en(?=\/)/, ''),
    strict: '1',
    reactionsEnabled: '1',
    emitMetadata: '0',
    inputPosition: 'top',
    theme: colorMode,
  });
  return (
    <section className={styles.comments} aria-label={label}>
      <iframe
        ref={frame}
        className={styles.frame}
        title={label}
        src={`${ORIGIN}/${i18n.currentLocale}/widget?${parameters.toString()}`}
        allow="clipboard-write"
      />
    </section>
  );
}
