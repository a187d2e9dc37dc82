import { fillStatements } from '../core/trials/fillScript';
import { MAX_TRIAL_ROWS, type TrialRunner, type TrialSetup } from '../core/trials/trialRunner';
import type { TrialDatabase } from '../core/trials/trialSet';
import type { Execution } from '../core/types';

interface Environment {
  /** Restores the dataset. */
  readonly open: () => Promise<void>;
  /** Runs statements of our own as one message; throws if one of them fails. */
  readonly send: (sql: string) => Promise<unknown>;
  readonly execute: (sql: string, options: { readonly maxRows: number }) => Promise<Execution>;
}

/**
 * Small databases in one transaction, each undone by a savepoint. Foreign keys are not checked, so that tables that no
 * text names can stay empty.
 */
export class PostgresTrials implements TrialRunner {
  readonly engine = 'postgres';
  private isOpen = false;

  constructor(
    private readonly trialSetup: TrialSetup,
    private readonly environment: Environment,
  ) {}

  async fill(database: TrialDatabase, tables?: ReadonlySet<number>): Promise<boolean> {
    const { send } = this.environment;
    if (!this.isOpen) await this.open();
    const statements = ['ROLLBACK TO SAVEPOINT empty', ...fillStatements(this.trialSetup, database, tables)];
    try {
      await send([...statements, 'SAVEPOINT filled'].join(';\n'));
      return true;
    } catch {
      return false;
    }
  }

  async read(sql: string): Promise<Execution> {
    const execution = await this.environment.execute(sql, { maxRows: MAX_TRIAL_ROWS });
    if (!execution.ok) await this.environment.send('ROLLBACK TO SAVEPOINT filled');
    return execution;
  }

  async execute(sql: string): Promise<Execution> {
    // The text may begin and end transactions of its own.
    await this.environment.send('COMMIT');
    const execution = await this.environment.execute(sql, { maxRows: MAX_TRIAL_ROWS });
    this.isOpen = false;
    return execution;
  }

  private async open(): Promise<void> {
    const { open, send, execute } = this.environment;
    const { setup, emptied } = this.trialSetup;
    await open();
    for (const text of setup) await execute(text, { maxRows: 1 });
    await send('BEGIN; SET LOCAL session_replication_role = replica');
    if (emptied.length > 0) await send(emptied.map((name) => `DELETE FROM "${name}"`).join('; '));
    await send('SAVEPOINT empty; SAVEPOINT filled');
    this.isOpen = true;
  }
}
