import { useRef, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { CodeEditor, type CodeEditorHandle } from '@site/src/components/CodeEditor';
import { LabBar } from '../../lab-kit/LabBar';
import { LabButton } from '../../lab-kit/LabButton';
import { cookieHeaders } from '../core/cookieJar';
import type { Exchange } from '../core/http';
import type { LabPage } from '../core/labPage';
import type { LabSession, SessionSnapshot } from '../core/LabSession';
import { formatRequest, parseRawRequest, type RequestProblem } from '../core/rawRequest';
import { Status } from './BrowserPane';
import { RequestProblemText } from './RequestProblemText';
import { ResponseView } from './ResponseView';
import { ScriptBox } from './ScriptBox';
import requests from './requests.module.css';
import styles from './styles.module.css';

/** The newest requests that the list shows; a script may send thousands. */
const SHOWN = 60;

interface Props {
  lab: LabPage;
  session: LabSession;
  snapshot: SessionSnapshot;
}

/** Every exchange with the server, as a proxy shows it: open one, change it, send it again, compare two. */
export function RequestsPane({ lab, session, snapshot }: Props): ReactNode {
  const { exchanges, cookies, phase, run } = snapshot;
  const editor = useRef<CodeEditorHandle>(null);
  // A restarted server numbers its exchanges anew, so a choice belongs to one run.
  const [choice, setChoice] = useState<{ run: number; chosen: number; compared?: number | undefined }>();
  const { chosen, compared } = choice?.run === run ? choice : {};
  const [problem, setProblem] = useState<RequestProblem>();
  const shown = exchanges.find(({ number }) => number === chosen);
  const other = exchanges.find(({ number }) => number === compared);

  const openExchange = (exchange: Exchange) => {
    setChoice({ run, chosen: exchange.number });
    setProblem(undefined);
    editor.current?.restore(formatRequest(exchange.request));
  };
  const write = () => {
    setProblem(undefined);
    editor.current?.replace(
      formatRequest({
        method: 'GET',
        host: lab.host,
        target: '/',
        headers: cookieHeaders(cookies, lab.host),
        body: '',
      }),
    );
  };
  const send = async () => {
    const parsed = parseRawRequest(editor.current?.text() ?? '', lab.host);
    if ('problem' in parsed) {
      setProblem(parsed.problem);
      return;
    }
    setProblem(undefined);
    const exchange = await session.sendRaw(parsed.request);
    if (!exchange) return;
    setChoice({ run, chosen: exchange.number, compared: chosen });
  };

  return (
    <div className={requests.requests}>
      <p className={styles.label} id={`${lab.id}-history`}>
        <Translate id="webLab.RequestsPane.history" description="Above the list of requests; the newest is first">
          Lịch sử, mới nhất ở trên. Chọn một yêu cầu để xem, sửa và gửi lại.
        </Translate>
      </p>
      <ol className={requests.history} reversed aria-labelledby={`${lab.id}-history`}>
        {exchanges
          .slice(-SHOWN)
          .reverse()
          .map((exchange) => (
            <li key={exchange.number}>
              <button
                type="button"
                className={requests.entry}
                aria-pressed={exchange.number === chosen}
                onClick={() => openExchange(exchange)}
              >
                <span className={styles.number}>{exchange.number}</span>
                <span className={requests.method}>{exchange.request.method}</span>
                <span className={requests.target}>
                  {(exchange.request.host === lab.host ? '' : `${exchange.request.host} `) + exchange.request.target}
                </span>
                <Status status={exchange.response.status} />
              </button>
            </li>
          ))}
      </ol>
      {exchanges.length > SHOWN && (
        <p className={styles.quiet}>
          <Translate
            id="webLab.RequestsPane.more"
            description="Below the list of requests, when it does not show all"
            values={{ shown: SHOWN, all: exchanges.length }}
          >
            {'Đang hiện {shown} trong {all} yêu cầu.'}
          </Translate>
        </p>
      )}
      <CodeEditor
        ref={editor}
        initial={formatRequest({ method: 'GET', host: lab.host, target: lab.start, headers: [], body: '' })}
        language="http"
        label={translate({
          id: 'webLab.RequestsPane.request',
          message: 'Yêu cầu, sửa được; Ctrl+Enter để gửi',
          description: 'Name of the field with the request',
        })}
        onSubmit={() => void send()}
      />
      <LabBar className={styles.actions}>
        <LabButton kind="run" onClick={() => void send()} disabled={phase !== 'ready'}>
          <Translate id="webLab.RequestsPane.send" description="Button: send the request">
            Gửi
          </Translate>
        </LabButton>
        <LabButton kind="edit" onClick={write}>
          <Translate id="webLab.RequestsPane.new" description="Button: write a new request with the browser's cookies">
            Yêu cầu mới
          </Translate>
        </LabButton>
      </LabBar>
      <p className={requests.problem} role="alert">
        {problem && <RequestProblemText problem={problem} />}
      </p>
      {shown && (
        <ResponseView
          exchange={shown}
          other={other}
          choices={exchanges.filter(({ number }) => number !== shown.number).slice(-SHOWN)}
          onCompare={(number) => setChoice({ run, chosen: shown.number, compared: number })}
        />
      )}
      <ScriptBox lab={lab} session={session} isReady={phase === 'ready'} />
    </div>
  );
}
