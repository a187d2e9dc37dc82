import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { plainVersion } from '../../scripts/recordings/recordedDataset';
import type { Recorder } from '../../scripts/recordings/recorder';
import { recordSchedules } from '../../scripts/recordings/schedules';
import { scenarioSchema, type IsolationLevel, type Schedules } from '../../src/features/recordings/core/schedule';
import { withMysql } from '../mysql/server';
import { withPostgres } from '../postgres/server';
import { mysqlSchedules } from './mysql';
import { postgresSchedules } from './postgres';

const metaSchema = z.strictObject({ scenario: z.string(), server: z.enum(['mysql', 'postgres']) });

const SERVERS = {
  mysql: { tool: 'MySQL', start: withMysql, schedulesOf: mysqlSchedules },
  postgres: { tool: 'PostgreSQL', start: withPostgres, schedulesOf: postgresSchedules },
} as const;

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Records what a server does in every order of two programs' statements, at every isolation level. */
export const record: Recorder = async (folder) => {
  const meta = metaSchema.parse(readJson(path.join(folder, 'meta.json')));
  const source = `../${meta.scenario}.json`;
  const scenario = scenarioSchema.parse(readJson(path.join(folder, source)));
  const { tool, start, schedulesOf } = SERVERS[meta.server];
  return start(async (running) => {
    const { server, version, close } = await schedulesOf(running);
    const treeOf = (level: IsolationLevel) => recordSchedules(server, scenario, level);
    // One after another: a server of schedules has one database.
    const schedules: Schedules = {
      'read uncommitted': await treeOf('read uncommitted'),
      'read committed': await treeOf('read committed'),
      'repeatable read': await treeOf('repeatable read'),
      serializable: await treeOf('serializable'),
    };
    await close();
    return { tool, version: plainVersion(version), outside: [source], schedules };
  });
};
