import { useEffect, useSyncExternalStore } from 'react';
import type { PackState } from './core/packState';
import type { PackSummary } from './core/types';
import { onPacksChanged, packKeeper, type PackKeeper } from './packKeeper';
import { useOfflineFeature } from './useOfflineFeature';

/** A course on this device as it stands, and what can be done with it. */
export function usePack(summary: PackSummary): { state: PackState; keeper: PackKeeper } {
  const { locale, baseUrl } = useOfflineFeature();
  const keeper = packKeeper(summary, locale, baseUrl);
  const state = useSyncExternalStore(keeper.subscribe, keeper.getState, keeper.getState);
  useEffect(() => {
    void keeper.refresh();
    return onPacksChanged(() => void keeper.refresh());
  }, [keeper]);
  return { state, keeper };
}
