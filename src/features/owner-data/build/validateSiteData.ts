import { communitiesSchema, profileSchema, resumeSchema, showcaseSchema } from '../../../data/schemas';
import type { Communities, Profile, Resume, Sample, Showcase } from '../../../data/schemas';
import { checkJsonResume, checkSchema } from './checkSchema';
import { compareResumes } from './compareResumes';
import {
  checkAuthors,
  checkCommunities,
  checkPeriods,
  checkResume,
  checkSample,
  checkShowcase,
  checkStatic,
} from './crossChecks';
import { FILES, type SiteDataFiles } from './files';
import { locateJsonError } from './locateJsonError';
import type { Problem } from './problem';

const SCHEMAS = {
  profile: profileSchema,
  showcase: showcaseSchema,
  communities: communitiesSchema,
  resumeVi: resumeSchema,
  resumeEn: resumeSchema,
} as const;

const BOM = '\uFEFF';

type JsonKey = keyof typeof SCHEMAS;

interface Read {
  data?: unknown;
  problems: Problem[];
}

function readJson(file: string, text: string | undefined): Read {
  if (text === undefined)
    return {
      problems: [{ file, message: 'the file is missing; restore it, because the site cannot be built without it' }],
    };
  if (text.startsWith(BOM)) {
    const message = 'begins with an invisible byte order mark (BOM); save the file as UTF-8 without BOM';
    return { problems: [{ file, at: { line: 1, column: 1 }, message }] };
  }
  const error = locateJsonError(text);
  if (!error) return { data: JSON.parse(text) as unknown, problems: [] };
  const { line, column, expected } = error;
  return { problems: [{ file, at: { line, column }, message: `not valid JSON: expected ${expected} here` }] };
}

/**
 * Checks everything that the owner edits: each file against its schema, then the references between files and to other
 * files.
 *
 * @returns every problem found, in the order of the files; empty where there are none
 */
export function validateSiteData(files: SiteDataFiles): Problem[] {
  const problems: Problem[] = [];
  const valid: Partial<Record<JsonKey, unknown>> = {};
  for (const key of Object.keys(SCHEMAS) as JsonKey[]) {
    const read = readJson(FILES[key], files.texts[key]);
    problems.push(...read.problems);
    if (read.problems.length > 0) continue;
    const found = checkSchema(FILES[key], read.data, SCHEMAS[key]);
    if (SCHEMAS[key] === resumeSchema) {
      const told = new Set(found.map(({ field }) => field));
      found.push(...checkJsonResume(FILES[key], read.data).filter(({ field }) => !told.has(field)));
    }
    if (found.length === 0) valid[key] = read.data;
    problems.push(...found, ...(found.length === 0 ? checkSample(FILES[key], read.data as { sample?: Sample }) : []));
  }

  const profile = valid.profile as Profile | undefined;
  if (profile) problems.push(...checkStatic(FILES.profile, 'avatar', profile.avatar, files));
  if (valid.showcase) problems.push(...checkShowcase(valid.showcase as Showcase, files));
  if (valid.communities) problems.push(...checkCommunities(valid.communities as Communities, files));
  for (const key of ['resumeVi', 'resumeEn'] as const) {
    if (valid[key]) problems.push(...checkPeriods(FILES[key], valid[key] as Resume));
  }
  if (valid.resumeVi) problems.push(...checkResume(FILES.resumeVi, valid.resumeVi as Resume, profile));
  if (valid.resumeEn) problems.push(...checkResume(FILES.resumeEn, valid.resumeEn as Resume, profile));
  if (valid.resumeVi && valid.resumeEn) {
    const [vi, en] = [valid.resumeVi as Resume, valid.resumeEn as Resume].map(({ sample: _, ...content }) => content);
    problems.push(...compareResumes({ file: FILES.resumeVi, value: vi }, { file: FILES.resumeEn, value: en }));
  }
  problems.push(...checkAuthors(files.texts.authors, profile));
  return problems;
}
