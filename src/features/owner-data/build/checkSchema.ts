import jsonResumeSchema from '@jsonresume/schema/schema.json';
import Ajv, { type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import type { z } from 'zod';
import { formatField, type Problem } from './problem';
import { valueAt } from './valueAt';

const ajv = new Ajv({ allErrors: true, strict: false });
addFormats(ajv);
const matchesJsonResume = ajv.compile(jsonResumeSchema);

function toProblem(file: string, data: unknown, issue: z.core.$ZodIssue): Problem {
  const field = formatField(issue.path) || undefined;
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => `"${key}"`).join(', ');
    return { file, field, message: `unknown field ${keys}; correct its spelling or remove it` };
  }
  const message = issue.message.replace(/^Invalid input: /, '');
  const value = valueAt(data, issue.path);
  if (value === undefined) return { file, field, message: `missing; ${message.replace(/, received undefined$/, '')}` };
  const shown = typeof value === 'string' ? `, found "${value}"` : '';
  return {
    file,
    field,
    message: message.includes(', received') || message.includes('found ') ? message : `${message}${shown}`,
  };
}

/** Checks data against one of the owner's schemas. */
export function checkSchema(file: string, data: unknown, schema: z.ZodType): Problem[] {
  const result = schema.safeParse(data);
  return result.success ? [] : result.error.issues.map((issue) => toProblem(file, data, issue));
}

function fieldOf(error: ErrorObject): string {
  const keys = error.instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return formatField(keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key)));
}

/** Checks a résumé against the schema of JSON Resume v1. */
export function checkJsonResume(file: string, data: unknown): Problem[] {
  if (matchesJsonResume(data)) return [];
  return (matchesJsonResume.errors ?? []).map((error) => ({
    file,
    field: fieldOf(error) || undefined,
    message: `JSON Resume: ${error.message ?? 'not valid'}`,
  }));
}
