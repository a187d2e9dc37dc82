import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useQueryString } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import { ExerciseFrame } from '../../lab-kit/ExerciseFrame';
import { useExercise } from '../../lab-kit/ExerciseFrame/useExercise';
import { Tabs } from '../../lab-kit/Tabs';
import { useGrading } from '../../lab-kit/Verdict/useGrading';
import { gradePatch } from '../core/gradePatch';
import type { LabPage } from '../core/labPage';
import { BrowserPane } from './BrowserPane';
import { EvidencePane } from './EvidencePane';
import { Goals } from './Goals';
import { RequestsPane } from './RequestsPane';
import { PatchVerdict, ServerPane } from './ServerPane';
import { patchKey, useSession } from './useSession';
import { TriedRequests } from './VerdictView';
import styles from './styles.module.css';

/** Width of the lab from which both sides stand beside each other, in pixels. */
const WIDE = 860;
const PANES = ['browser', 'requests', 'server', 'evidence'] as const;
type Pane = (typeof PANES)[number];
const SERVER_SIDE: readonly Pane[] = ['server', 'evidence'];

const isPane = (text: string): text is Pane => (PANES as readonly string[]).includes(text);

/** Whether an element is wide enough for two columns; narrow on the server. */
function useIsWide(): { ref: React.RefObject<HTMLDivElement | null>; isWide: boolean } {
  const ref = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWide(element.clientWidth >= WIDE));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isWide };
}

interface Props {
  /** Folder of the lab in `courses/web-security`; the build adds its data as `lab`. */
  id: string;
  lab: LabPage;
}

/** A lab: attack an application with one's own requests, then patch its server and have the patch judged. */
export function WebLab({ lab }: Props): ReactNode {
  const { id, goals, hints } = lab;
  const { ref, isWide } = useIsWide();
  const { session, snapshot } = useSession(lab, ref);
  const exercise = useExercise(id);
  const hasAttacked = goals.every((goal) => snapshot.reached.includes(goal.id));
  const [isPatched, setPatched] = useState(false);
  const grading = useGrading(
    async (code: string, salt) => {
      const [{ openInFrame }, { loadChecks }] = await Promise.all([
        import('../sandbox/labFrame'),
        import('../sandbox/loadChecks'),
      ]);
      return gradePatch(code, lab.server, lab, await loadChecks(id), openInFrame, salt);
    },
    (isAccepted) => {
      if (isAccepted) setPatched(true);
      exercise.recordVerdict(isAccepted && hasAttacked);
    },
  );
  const [query, setQuery] = useQueryString('pane');
  const pane = isPane(query) ? query : 'browser';
  const [sides, setSides] = useState<{ reader: Pane; server: Pane }>({ reader: 'browser', server: 'server' });
  const choose = (next: string) => {
    if (!isPane(next)) return;
    setSides((before) => ({ ...before, [SERVER_SIDE.includes(next) ? 'server' : 'reader']: next }));
    setQuery(next === 'browser' ? '' : next);
  };

  const panels: Readonly<Record<Pane, ReactNode>> = {
    browser: <BrowserPane lab={lab} session={session} snapshot={snapshot} />,
    requests: <RequestsPane lab={lab} session={session} snapshot={snapshot} />,
    server: <ServerPane lab={lab} session={session} snapshot={snapshot} grading={grading} hasAttacked={hasAttacked} />,
    evidence: <EvidencePane snapshot={snapshot} />,
  };
  const titles = paneTitles(snapshot.exchanges.length);
  const tabsOf = (ids: readonly Pane[]) => ids.map((one) => ({ id: one, title: titles[one], panel: panels[one] }));
  const readerSide = translate({
    id: 'webLab.WebLab.readerSide',
    message: 'Phía bạn',
    description: "Name of the tabs with the reader's browser and requests",
  });
  const serverSide = translate({
    id: 'webLab.WebLab.serverSide',
    message: 'Phía máy chủ',
    description: "Name of the tabs with the server's code and evidence",
  });
  const readerPanes = PANES.filter((one) => !SERVER_SIDE.includes(one));
  const chosenOf = (side: readonly Pane[], own: Pane) => (side.includes(pane) ? pane : own);

  return (
    <ExerciseFrame
      exercise={exercise}
      title={
        <Translate id="webLab.WebLab.title" description="Title of a web-security lab">
          Tấn công rồi vá
        </Translate>
      }
      prompt={lab.task}
      steps={<Goals lab={lab} reached={snapshot.reached} isPatched={isPatched || exercise.solvedAt !== undefined} />}
      isLarge
      sharesAs={patchKey(id)}
      work={
        <div ref={ref} className={styles.panes} data-wide={isWide || undefined}>
          {isWide ? (
            <>
              <div className={styles.side}>
                <Tabs
                  label={readerSide}
                  tabs={tabsOf(readerPanes)}
                  chosen={chosenOf(readerPanes, sides.reader)}
                  onChoose={choose}
                />
              </div>
              <div className={styles.side}>
                <Tabs
                  label={serverSide}
                  tabs={tabsOf(SERVER_SIDE)}
                  chosen={chosenOf(SERVER_SIDE, sides.server)}
                  onChoose={choose}
                />
              </div>
            </>
          ) : (
            <Tabs
              label={translate({
                id: 'webLab.WebLab.panes',
                message: 'Các ngăn của phòng thí nghiệm',
                description: 'Name of the tabs of a lab on a narrow screen',
              })}
              tabs={tabsOf(PANES)}
              chosen={pane}
              onChoose={choose}
            />
          )}
        </div>
      }
      verdict={<PatchVerdict lab={lab} grading={grading} hasAttacked={hasAttacked} />}
      hints={hints}
      comparison={grading.verdict && <TriedRequests lab={lab} verdict={grading.verdict} />}
    />
  );
}

function paneTitles(requests: number): Readonly<Record<Pane, string>> {
  return {
    browser: translate({ id: 'webLab.WebLab.browser', message: 'Trình duyệt', description: 'Tab: the browser' }),
    requests:
      requests > 0
        ? translate(
            {
              id: 'webLab.WebLab.requestsCounted',
              message: 'Yêu cầu ({count})',
              description: 'Tab: the requests, counted',
            },
            { count: requests },
          )
        : translate({ id: 'webLab.WebLab.requests', message: 'Yêu cầu', description: 'Tab: the requests' }),
    server: translate({ id: 'webLab.WebLab.server', message: 'Máy chủ', description: "Tab: the server's code" }),
    evidence: translate({ id: 'webLab.WebLab.evidence', message: 'Dấu vết', description: 'Tab: log, cookies, files' }),
  };
}
