import type { Algoliasearch } from 'algoliasearch';
import type { AlgoliaRecord } from './records';
import { indexSettings, synonyms } from './settings';

/** Fills an index. Searches use the old records until all new ones are in. */
export async function uploadRecords(
  client: Algoliasearch,
  indexName: string,
  records: readonly AlgoliaRecord[],
): Promise<void> {
  // Settings and synonyms come first, because replacing the records copies both to the new index.
  const settled = await client.setSettings({ indexName, indexSettings });
  await client.waitForTask({ indexName, taskID: settled.taskID });
  const saved = await client.saveSynonyms({ indexName, synonymHit: synonyms, replaceExistingSynonyms: true });
  await client.waitForTask({ indexName, taskID: saved.taskID });
  await client.replaceAllObjects({ indexName, objects: records.map((record) => ({ ...record })) });
}
