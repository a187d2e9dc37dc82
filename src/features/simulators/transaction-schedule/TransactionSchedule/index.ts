import { createElement, type ComponentType, type ReactNode } from 'react';
import { island } from 'light-pages/islands';
import type { DeferredData } from 'light-pages/islands/deferredData';
import { loadOnce } from 'light-pages/browser/loadOnce';
import type { PackedScenario } from '../core/packSchedules';
import type { ScenarioName } from '../core/types';
import type { ScheduleProps } from './View';

/** Loads the trees of a scenario, which have a script of their own: a page fetches only those that it shows. */
function treesOf(load: () => Promise<{ readonly default: PackedScenario }>): DeferredData {
  return loadOnce(async () => [{ recorded: (await load()).default }]);
}

const TREES: Readonly<Record<ScenarioName, DeferredData>> = {
  'last-copy': treesOf(() => import('@generated/transaction-schedules/default/last-copy.json')),
  'last-copy-locked': treesOf(() => import('@generated/transaction-schedules/default/last-copy-locked.json')),
  'last-copy-guarded': treesOf(() => import('@generated/transaction-schedules/default/last-copy-guarded.json')),
  'transfer-report': treesOf(() => import('@generated/transaction-schedules/default/transfer-report.json')),
  'dirty-read': treesOf(() => import('@generated/transaction-schedules/default/dirty-read.json')),
  'write-skew': treesOf(() => import('@generated/transaction-schedules/default/write-skew.json')),
  'lost-update': treesOf(() => import('@generated/transaction-schedules/default/lost-update.json')),
  phantom: treesOf(() => import('@generated/transaction-schedules/default/phantom.json')),
  deadlock: treesOf(() => import('@generated/transaction-schedules/default/deadlock.json')),
  'same-order': treesOf(() => import('@generated/transaction-schedules/default/same-order.json')),
  'insert-missing': treesOf(() => import('@generated/transaction-schedules/default/insert-missing.json')),
  'insert-first': treesOf(() => import('@generated/transaction-schedules/default/insert-first.json')),
  'update-scan': treesOf(() => import('@generated/transaction-schedules/default/update-scan.json')),
  'update-indexed': treesOf(() => import('@generated/transaction-schedules/default/update-indexed.json')),
};

type Placed = Omit<ScheduleProps, 'recorded'> & { readonly deferred: DeferredData };

// The island passes the trees, its deferred data, beside the properties.
const Drawn = island(
  'TransactionSchedule',
  async () => (await import('./View')).TransactionSchedule as ComponentType<object> as ComponentType<Placed>,
);

interface Props extends Omit<ScheduleProps, 'recorded'> {
  scenario?: ScenarioName;
}

/** Two transactions whose statements the reader puts in order, with real servers' answers. */
export function TransactionSchedule({ scenario = 'last-copy', ...props }: Props): ReactNode {
  return createElement(Drawn, { ...props, deferred: TREES[scenario] });
}
