import { useEffect, useSyncExternalStore } from 'react';
import type { PackState } from './core/packState';
import type { PackSummary } from './core/types';
import { onPacksChanged, packKeeper, type PackKeeper } from './packKeeper';
import { useOfflineFeature } from './useOfflineFeature';

/** The state of a course on this device, and the keeper that changes it. */
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
