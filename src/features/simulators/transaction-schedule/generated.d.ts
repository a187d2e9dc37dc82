declare module '@generated/transaction-schedules/default/totals.json' {
  import type { ScheduleTotals } from '@site/src/features/simulators/transaction-schedule/core/totals';

  const totals: ScheduleTotals;
  export default totals;
}

declare module '@generated/transaction-schedules/default/*.json' {
  import type { PackedScenario } from '@site/src/features/simulators/transaction-schedule/core/packSchedules';

  const scenario: PackedScenario;
  export default scenario;
}
