import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import { exerciseIds, type DocFacts } from '../core/course';

type Doc = DocsContent['loadedVersions'][number]['docs'][number];

async function factsOf(doc: Doc, siteDir: string): Promise<DocFacts> {
  const source = await readFile(path.join(siteDir, doc.source.replace(/^@site\//, '')), 'utf8');
  return {
    title: doc.frontMatter.sidebar_label ?? doc.title,
    href: doc.permalink,
    exercises: exerciseIds(source),
  };
}

/** The data about each document that roadmaps and the review list need, by document id. */
export async function readDocs(docs: readonly Doc[], siteDir: string): Promise<ReadonlyMap<string, DocFacts>> {
  return new Map(await Promise.all(docs.map(async (doc) => [doc.id, await factsOf(doc, siteDir)] as const)));
}
