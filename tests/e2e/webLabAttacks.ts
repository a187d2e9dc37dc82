/**
 * A program that prints the requests of each lab's intended attack on the server that readers see, by id and language.
 * It runs in a process of its own, as an ES module: one of the labs' engines cannot be loaded otherwise.
 */
import process from 'node:process';
import { jobOf, trialOf, worldOf, type LabCode } from '../../src/features/web-lab/core/gradePatch';
import type { HttpRequest } from '../../src/features/web-lab/core/http';
import { SHOWN_SEED } from '../../src/features/web-lab/core/lab';
import { openInNode } from '../../src/features/web-lab/node/openInNode';
import { readLabs, type LoadedLab } from '../../src/features/web-lab/node/readLabs';

async function attackOn({ definition, checks, server: source, views }: LoadedLab, language: 'vi' | 'en') {
  const { host, start, engines = [] } = definition;
  const code: LabCode = { views, host, engines, language };
  const world = worldOf(checks, SHOWN_SEED, language);
  const openServer = () => openInNode(jobOf(code, source, world, SHOWN_SEED));
  const server = await openServer();
  const requests: HttpRequest[] = [];
  // The lab's browser opens the first page by itself.
  await server.send({ method: 'GET', host, target: start, headers: [], body: '' });
  const recording = {
    ...server,
    send: (request: HttpRequest) => {
      requests.push(request);
      return server.send(request);
    },
  };
  await checks.attack(trialOf(recording, world, host, SHOWN_SEED, openServer));
  return requests;
}

async function print(): Promise<void> {
  const attacks: Record<string, Record<string, HttpRequest[]>> = {};
  for (const lab of await readLabs())
    attacks[lab.id] = { vi: await attackOn(lab, 'vi'), en: await attackOn(lab, 'en') };
  process.stdout.write(JSON.stringify(attacks));
}

void print();
