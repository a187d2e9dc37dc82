import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FAULTS, withBookshop, type Fault } from '../../../scripts/recordings/brokenBookshop';
import { drawCatches } from '../../../scripts/recordings/drawCatches';
import type { Recorder } from '../../../scripts/recordings/recorder';
import { checkContract } from '../contract/contract.mjs';
import { closed, typesOnly, type Json } from '../levels';
import { DESCRIPTION, OUTSIDE, versionOf } from '../openapi';

/** Checks the sound API and each broken one against three contracts, and counts the responses that break them. */
export const record: Recorder = async (folder) => {
  const written = JSON.parse(readFileSync(path.join(folder, DESCRIPTION), 'utf8')) as Json;
  const contracts = [typesOnly(written), written, closed(written)];
  const count = (fault?: Fault) =>
    Promise.all(
      contracts.map((contract) =>
        withBookshop(fault, async (address) => {
          const checks = await checkContract(contract, address);
          return checks.filter(({ breach }) => breach !== undefined).length;
        }),
      ),
    );
  if ((await count()).some((breaches) => breaches > 0)) throw new Error('The sound API breaks its own contract');
  const rows: { fault: Fault; counts: number[] }[] = [];
  for (const fault of FAULTS) rows.push({ fault, counts: await count(fault) });
  return {
    tool: 'Ajv',
    version: versionOf('node_modules', 'ajv'),
    ...drawCatches(['types', 'written', 'closed'], rows),
    outside: [...OUTSIDE, '../contract/contract.mjs', '../levels.ts'],
  };
};
