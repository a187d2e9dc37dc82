import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Exchange, ServerEvent } from '../core/http';
import type { SessionSnapshot } from '../core/LabSession';
import server from './server.module.css';
import styles from './styles.module.css';

/** The newest events that are shown. */
const SHOWN = 200;

/** Makes control characters visible, as a cautious log viewer does. */
function visible(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are the characters in question
  return text.replace(/[\u0000-\u001f\u007f]/g, (letter) =>
    letter === '\u007f' ? '␡' : String.fromCharCode(0x2400 + letter.charCodeAt(0)),
  );
}

const hasControls = (text: string) => visible(text) !== text;

/** What the server's operator, or a victim, could notice: cookies, and what happened while requests were handled. */
export function EvidencePane({ snapshot: { cookies, exchanges, reached } }: { snapshot: SessionSnapshot }): ReactNode {
  const events = exchanges.flatMap((exchange) => exchange.events.map((event) => ({ exchange, event }))).slice(-SHOWN);
  const jar = Object.entries(cookies).flatMap(([host, own]) =>
    Object.entries(own).map(([name, value]) => ({ host, name, value })),
  );
  return (
    <div className={server.evidence}>
      <p className={styles.label}>
        <Translate id="webLab.EvidencePane.cookies" description="Heading: the cookies of the browser">
          Cookie trong trình duyệt
        </Translate>
      </p>
      {jar.length === 0 ? (
        <p className={styles.quiet}>
          <Translate id="webLab.EvidencePane.noCookies" description="Shown when the browser has no cookies">
            Chưa có cookie nào.
          </Translate>
        </p>
      ) : (
        <dl className={server.cookies}>
          {jar.map(({ host, name, value }) => (
            <div key={`${host} ${name}`}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.label}>
        <Translate id="webLab.EvidencePane.events" description="Heading: log, files and requests of the server">
          Nhật ký và việc máy chủ đã làm
        </Translate>
      </p>
      {events.length === 0 ? (
        <p className={styles.quiet}>
          <NoEvents hasRequests={exchanges.length > 0} hasAttacked={reached.length > 0} />
        </p>
      ) : (
        <ol className={server.events}>
          {events.map(({ exchange, event }, index) => (
            <Event key={index} exchange={exchange} event={event} />
          ))}
        </ol>
      )}
    </div>
  );
}

/** A missing trace says something about an attack only where there was one. */
function NoEvents({ hasRequests, hasAttacked }: { hasRequests: boolean; hasAttacked: boolean }): ReactNode {
  if (!hasRequests)
    return (
      <Translate id="webLab.EvidencePane.noRequests" description="Shown before the first request to the server">
        Chưa có yêu cầu nào. Hãy gửi một yêu cầu, rồi xem máy chủ ghi lại gì.
      </Translate>
    );
  return hasAttacked ? (
    <Translate id="webLab.EvidencePane.noEvents" description="Shown when an attack has left no trace on the server">
      Máy chủ không ghi lại gì. Nạn nhân của cuộc tấn công này sẽ không thấy dấu vết nào.
    </Translate>
  ) : (
    <Translate id="webLab.EvidencePane.nothingNoted" description="Shown when the server has noted nothing so far">
      Máy chủ chưa ghi lại gì từ các yêu cầu đã gửi.
    </Translate>
  );
}

function Event({ exchange, event }: { exchange: Exchange; event: ServerEvent }): ReactNode {
  return (
    <li className={server.event}>
      <span className={styles.number}>{exchange.number}</span>
      <span className={server.kind}>
        <Kind event={event} />
      </span>
      <span className={server.eventText}>
        {event.type === 'log' && hasControls(event.text) ? (
          <>
            <code>{visible(event.text)}</code>
            <span className={styles.quiet}>
              <Translate id="webLab.EvidencePane.asShown" description="Before a log entry as a terminal shows it">
                Terminal hiện:
              </Translate>
            </span>
            <pre className={styles.plain}>{event.text}</pre>
          </>
        ) : (
          <code>{textOf(event)}</code>
        )}
      </span>
    </li>
  );
}

function textOf(event: ServerEvent): string {
  switch (event.type) {
    case 'log':
      return event.text;
    case 'file':
      return `${event.action} ${event.path}${event.found ? '' : ' (404)'}`;
    case 'query':
      return event.sql;
    case 'command':
      return event.command;
    case 'outgoing':
      return `${event.request.method} http://${event.request.host}${event.request.target} ${event.status}`;
    case 'error':
      return `${event.error.name}: ${event.error.message}`;
  }
}

function Kind({ event }: { event: ServerEvent }): ReactNode {
  switch (event.type) {
    case 'log':
      return (
        <Translate id="webLab.EvidencePane.log" description="Kind of an event on the server">
          nhật ký
        </Translate>
      );
    case 'file':
      return (
        <Translate id="webLab.EvidencePane.file" description="Kind of an event on the server">
          tệp
        </Translate>
      );
    case 'query':
      return 'SQL';
    case 'command':
      return 'shell';
    case 'outgoing':
      return (
        <Translate id="webLab.EvidencePane.outgoing" description="Kind of an event on the server: it sent a request">
          gửi ra ngoài
        </Translate>
      );
    case 'error':
      return (
        <Translate id="webLab.EvidencePane.error" description="Kind of an event on the server">
          lỗi
        </Translate>
      );
  }
}
