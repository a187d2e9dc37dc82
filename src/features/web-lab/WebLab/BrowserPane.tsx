import { useRef, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { headerOf, statusLine } from '../core/http';
import type { LabPage } from '../core/labPage';
import type { LabSession, SessionSnapshot } from '../core/LabSession';
import { InertView } from './InertView';
import { PhaseNotice } from './PhaseNotice';
import browser from './browser.module.css';
import styles from './styles.module.css';

interface Props {
  lab: LabPage;
  session: LabSession;
  snapshot: SessionSnapshot;
}

/** The application as its user sees it, in a browser that runs nothing. */
export function BrowserPane({ lab, session, snapshot }: Props): ReactNode {
  const { page, answer, phase, canGoBack } = snapshot;
  const shown = page ? `http://${page.request.host}${page.request.target}` : `http://${lab.host}${lab.start}`;
  // A new page replaces what was typed.
  const place = `${snapshot.run} ${page?.number ?? 0}`;
  const [typed, setTyped] = useState<{ on: string; text: string }>();
  const address = typed?.on === place ? typed.text : shown;
  const screen = useRef<HTMLDivElement>(null);
  const isReady = phase === 'ready';

  const go = async (work: Promise<void>) => {
    await work;
    if (screen.current) screen.current.scrollTop = 0;
  };
  return (
    <div className={browser.browser}>
      <form
        className={browser.bar}
        onSubmit={(event) => {
          event.preventDefault();
          void go(session.navigate(address.trim()));
        }}
      >
        <button
          type="button"
          className={browser.tool}
          disabled={!isReady || !canGoBack}
          onClick={() => void go(session.back())}
          aria-label={translate({
            id: 'webLab.BrowserPane.back',
            message: 'Trang trước',
            description: 'Button: one page back',
          })}
        >
          <span aria-hidden="true">←</span>
        </button>
        <button
          type="button"
          className={browser.tool}
          disabled={!isReady}
          onClick={() => void go(session.reload())}
          aria-label={translate({
            id: 'webLab.BrowserPane.reload',
            message: 'Tải lại',
            description: 'Button: load the page again',
          })}
        >
          <span aria-hidden="true">↻</span>
        </button>
        <input
          className={browser.address}
          value={address}
          onChange={({ target }) => setTyped({ on: place, text: target.value })}
          disabled={!isReady}
          inputMode="url"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-label={translate({
            id: 'webLab.BrowserPane.address',
            message: 'Địa chỉ',
            description: 'Name of the address field',
          })}
        />
        <button type="submit" className={browser.go} disabled={!isReady}>
          <Translate id="webLab.BrowserPane.go" description="Button: open the address">
            Mở
          </Translate>
        </button>
      </form>
      <div
        ref={screen}
        className={browser.screen}
        role="group"
        tabIndex={0}
        aria-label={translate({
          id: 'webLab.BrowserPane.page',
          message: 'Trang của ứng dụng',
          description: 'Name of the part that shows the page of the attacked application',
        })}
      >
        {isReady && page ? (
          <Page
            key={place}
            session={session}
            body={page.response.body}
            type={headerOf(page.response.headers, 'content-type') ?? ''}
          />
        ) : (
          <PhaseNotice session={session} snapshot={snapshot} lab={lab} />
        )}
      </div>
      <p className={browser.status} role="status">
        {page && (
          <span>
            <code>
              {page.request.method} {page.request.target}
            </code>{' '}
            <Status status={page.response.status} />
          </span>
        )}
        {answer && (
          <span>
            <Translate
              id="webLab.BrowserPane.sent"
              description="Before the request that a form has sent in the background"
            >
              Biểu mẫu đã gửi
            </Translate>{' '}
            <code>
              {answer.request.method} {answer.request.target}
            </code>{' '}
            <Status status={answer.response.status} />
          </span>
        )}
      </p>
    </div>
  );
}

/** A status with a colour for its class. */
export function Status({ status }: { status: number }): ReactNode {
  return (
    <span className={browser.code} data-class={Math.floor(status / 100)}>
      {statusLine(status)}
    </span>
  );
}

function Page({ session, body, type }: { session: LabSession; body: string; type: string }): ReactNode {
  if (type.startsWith('text/html')) return <InertView html={body} session={session} />;
  return body === '' ? (
    <p className={styles.quiet}>
      <Translate id="webLab.BrowserPane.empty" description="Shown for a response without a body">
        Phản hồi không có nội dung.
      </Translate>
    </p>
  ) : (
    <pre className={styles.plain}>{body}</pre>
  );
}
