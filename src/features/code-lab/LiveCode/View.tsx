import { useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { useThemeConfig } from '@docusaurus/theme-common';
import type { ThemeConfig } from '@docusaurus/theme-live-codeblock';
import Translate, { translate } from '@docusaurus/Translate';
import { CodeEditor } from '@site/src/components/CodeEditor';
import { useRememberedText } from '@site/src/components/CodeEditor/useRememberedText';
import { sharingLab } from '@site/src/components/ShareState/sharingLab';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import { ErrorMessage } from '../../lab-kit/ConsoleOutput';
import { codeKey } from '../core/codeKey';
import { DRAWN_LIMITS } from '../../lab-kit/core/outcome';
import type { LiveStop } from '../frame/messages';
import { Fold } from '../../lab-kit/Fold';
import { LabBox } from '../../lab-kit/LabBox';
import { LabButton } from '../../lab-kit/LabButton';
import { ShareButton } from '../../lab-kit/ShareButton';
import { SharedNotice } from '../../lab-kit/SharedNotice';
import { StopMessage, UnavailableMessage } from '../../lab-kit/StopMessage';
import { useLivePreview, type LiveState } from './useLivePreview';
import styles from './styles.module.css';

interface Props {
  code: string;
  /** Whether the code is a program that calls `render` instead of an expression. */
  noInline: boolean;
  /** Position of the preview; by default the site's setting. */
  position?: 'top' | 'bottom';
  /** Whether the code is closed until the reader opens it; the preview is then above it. */
  folded?: boolean;
}

/** A `jsx live` fence: editable React code with a preview in a sandboxed frame. */
export function LiveCode({ code, noInline, position, folded = false }: Props): ReactNode {
  const key = codeKey(code);
  const place = sharingLab(key);
  const { editor, text, remember, reset, shared } = useRememberedText(key, code);
  const { liveCodeBlock } = useThemeConfig() as unknown as ThemeConfig;
  const previewPosition = folded ? 'top' : (position ?? liveCodeBlock.playgroundPosition);
  const tools = text !== code && (
    <span className={styles.tools}>
      <LabButton kind="reset" onClick={reset} />
      <ShareButton link={shared.link(place.id)} />
    </span>
  );
  const field = (
    <CodeEditor
      ref={editor}
      initial={code}
      language="jsx"
      label={translate({
        id: 'codeLab.LiveCode.code',
        message: 'Mã React, sửa được',
        description: 'Name of the field with the code of a live block',
      })}
      onChange={remember}
    />
  );
  const source = folded ? (
    // Code from a link is to be read before it runs.
    <Fold summary={<SourceTitle />} className={styles.fold} open={shared.notice === 'shown' || undefined}>
      {tools}
      {field}
    </Fold>
  ) : (
    <>
      <div className={styles.header}>
        <span>
          <SourceTitle />
        </span>
        {tools}
      </div>
      {field}
    </>
  );
  const preview = <Preview text={text} noInline={noInline} isHeld={shared.isUntried} onStart={shared.tried} />;
  return (
    <LabBox {...place}>
      <SharedNotice shared={shared} />
      {previewPosition === 'top' && preview}
      {source}
      {previewPosition === 'bottom' && preview}
    </LabBox>
  );
}

function SourceTitle(): ReactNode {
  return (
    <Translate id="codeLab.LiveCode.editor" description="Header of the code of a live block">
      Mã, sửa được
    </Translate>
  );
}

interface PreviewProps extends Pick<Props, 'noInline'> {
  text: string;
  /** Whether the code came with a link, and waits for the reader to run it. */
  isHeld: boolean;
  /** Called when the reader runs it. */
  onStart: () => void;
}

function Preview({ text, noInline, isHeld, onStart }: PreviewProps): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const { state, problem, start } = useLivePreview(stage, { text, noInline, isHeld });
  const run = () => {
    onStart();
    start();
  };
  return (
    <>
      <div className={styles.header}>
        <Translate id="codeLab.LiveCode.result" description="Header of what a live block draws">
          Kết quả
        </Translate>
      </div>
      {(state !== 'shown' || isHeld) && (
        <div className={styles.note} data-live-preview="">
          {isHeld ? <HeldNote /> : <Note state={state} />}
          {(state !== 'loading' || isHeld) && <LabButton kind="run" onClick={run} />}
        </div>
      )}
      {/* What the frame shows is of the code before. */}
      <div ref={stage} hidden={isHeld} className={styles.stage} data-live-preview="" />
      <div className={clsx(problem?.kind === 'stopped' && styles.note)}>
        <div role="alert">
          {problem?.kind === 'error' && (
            <div className={styles.error}>
              <ErrorMessage error={problem.error} />
            </div>
          )}
          {problem?.kind === 'loop' && (
            <p className={styles.note}>
              <Translate id="codeLab.LiveCode.loop" description="Shown when a loop in a live block was stopped">
                Một vòng lặp chạy quá 1 giây nên đã bị dừng.
              </Translate>
            </p>
          )}
          {problem?.kind === 'unrendered' && (
            <p className={styles.note}>
              <Translate
                id="codeLab.LiveCode.unrendered"
                description="Shown when the code of a live block has run without drawing anything"
                values={{ call: <code translate="no">render(…)</code> }}
              >
                {'Mã đã chạy nhưng chưa gọi {call}, nên không có gì để vẽ.'}
              </Translate>
            </p>
          )}
          {problem?.kind === 'stopped' && <LiveStopMessage reason={problem.reason} />}
        </div>
        {problem?.kind === 'stopped' && <LabButton kind="run" onClick={run} />}
      </div>
    </>
  );
}

function LiveStopMessage({ reason }: { reason: LiveStop }): ReactNode {
  const number = useNumberFormat();
  if (reason !== 'size') return <StopMessage reason={reason} />;
  return (
    <Translate
      id="codeLab.LiveCode.size"
      description="Shown when a live block draws too much"
      values={{ nodes: number(DRAWN_LIMITS.nodes), characters: number(DRAWN_LIMITS.characters) }}
    >
      {
        'Không vẽ được: mã vẽ quá nhiều (tối đa {nodes} phần tử và đoạn chữ, {characters} ký tự) hoặc lồng quá sâu. Hãy vẽ ít hơn rồi chạy lại.'
      }
    </Translate>
  );
}

function HeldNote(): ReactNode {
  return (
    <Translate id="codeLab.LiveCode.held" description="Shown while code from a link waits to be run">
      Mã do liên kết mang tới chưa chạy. Hãy đọc mã trước.
    </Translate>
  );
}

function Note({ state }: { state: LiveState }): ReactNode {
  switch (state) {
    case 'unavailable':
      return <UnavailableMessage />;
    case 'hung':
      return <StopMessage reason="lost" />;
    case 'loading':
      return (
        <Translate id="codeLab.LiveCode.loading" description="Shown while the frame of a live block loads">
          Đang mở khung chạy mã…
        </Translate>
      );
    default:
      return (
        <Translate id="codeLab.LiveCode.waiting" description="Shown before a live block has been drawn">
          Kết quả do mã của khối này vẽ ra ngay trong trình duyệt.
        </Translate>
      );
  }
}
