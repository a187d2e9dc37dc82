import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { whenReleased } from 'light-pages/browser/whenReleased';
import { loadPageLab } from '../worker/loadLab';
import * as store from './databaseStore';
import { OwnData } from './OwnData';
import * as files from './ownFiles';
import type { OwnDataState } from './ownDataState';

const PORTS = { loadLab: loadPageLab, store, files, whenReleased };

/** What the page shows of the reader's own database, and may do with it. */
export interface OwnDatabaseState
  extends
    OwnDataState,
    Pick<
      OwnData,
      'usable' | 'ran' | 'restore' | 'startAgain' | 'takeTheirs' | 'keepMine' | 'takePrevious' | 'open' | 'importCsv'
    > {
  /** Tries again to open data that were set aside; undefined if other data have been saved since. */
  readonly openAside: (() => Promise<void>) | undefined;
}

/** Saves of data that the reader has left. */
let leaving = Promise.resolve();

/** The database of the free lab; see {@link OwnData}. */
export function useOwnDatabase(dataset: string): OwnDatabaseState {
  const own = useMemo(() => new OwnData(dataset, PORTS), [dataset]);
  const state = useSyncExternalStore(own.subscribe, own.state, own.state);

  useEffect(() => {
    const leave = own.start(leaving);
    const saveIfHidden = () => {
      if (document.visibilityState === 'hidden') void own.flush();
    };
    document.addEventListener('visibilitychange', saveIfHidden);
    return () => {
      document.removeEventListener('visibilitychange', saveIfHidden);
      leaving = leave();
    };
  }, [own]);

  return {
    ...state,
    usable: (engine) => own.usable(engine),
    ran: (engine, hasChanged) => own.ran(engine, hasChanged),
    restore: () => own.restore(),
    startAgain: () => own.startAgain(),
    takeTheirs: () => own.takeTheirs(),
    keepMine: () => own.keepMine(),
    openAside: state.canOpenAside ? () => own.openAside() : undefined,
    takePrevious: () => own.takePrevious(),
    open: (file, delimiter) => own.open(file, delimiter),
    importCsv: (file, choices) => own.importCsv(file, choices),
  };
}
