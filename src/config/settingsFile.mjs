import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The settings in a file; none if it is missing. Editors on Windows begin a file with a BOM and end lines with CRLF. */
function readSettings(file) {
  if (!existsSync(file)) return {};
  return parseEnv(
    readFileSync(file, 'utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n'),
  );
}

/**
 * Adds the settings of `.env` to the environment; what the environment already has wins. Every command that reads a
 * setting calls it first, so that all see the same.
 *
 * @returns the environment
 */
export function loadSettings(environment = process.env, folder = root) {
  for (const [name, value] of Object.entries(readSettings(path.join(folder, '.env')))) environment[name] ??= value;
  return environment;
}

/** The values in `.env.example`: a setting that still has the one of its name has not been filled in. */
export function exampleSettings(folder = root) {
  return readSettings(path.join(folder, '.env.example'));
}
