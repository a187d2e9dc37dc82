import type { Algoliasearch } from 'algoliasearch';
import type { AlgoliaRecord } from './records';
import { indexSettings, synonyms } from './settings';

/** Fills an index: searches see the old records until the last new one is in. */
export async function uploadRecords(
  client: Algoliasearch,
  indexName: string,
  records: readonly AlgoliaRecord[],
): Promise<void> {
  // Settings and synonyms first: replacing the records carries both over to the new index.
  const settled = await client.setSettings({ indexName, indexSettings });
  await client.waitForTask({ indexName, taskID: settled.taskID });
  const saved = await client.saveSynonyms({ indexName, synonymHit: synonyms, replaceExistingSynonyms: true });
  await client.waitForTask({ indexName, taskID: saved.taskID });
  await client.replaceAllObjects({ indexName, objects: records.map((record) => ({ ...record })) });
}
