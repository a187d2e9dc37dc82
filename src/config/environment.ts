import process from 'node:process';
import { formatServiceTable, isServiceConfigError, resolveServices, type Services } from './services';
import { exampleSettings, loadSettings } from './settingsFile.mjs';

const PRINTED = 'SERVICE_TABLE_PRINTED';

/** The settings of this build: those of its environment and of `.env`. */
export const environment = loadSettings();

/** What `read` returns; ends the build with one line if it refuses a setting. */
export function orEnd<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!isServiceConfigError(error)) throw error;
    console.error(`\n✗ ${error.message}\n`);
    process.exit(1);
  }
}

/** The services of this build; prints their table once, and ends a half-configured build with one line. */
export function loadServices(): Services {
  const services = orEnd(() => resolveServices(environment, exampleSettings()));
  if (!process.env[PRINTED]) {
    process.env[PRINTED] = 'yes';
    console.log(formatServiceTable(services));
  }
  return services;
}
