import { existsSync } from 'node:fs';
import { ServiceConfigError, formatServiceTable, resolveServices, type Services } from './services';

const SETTINGS_FILE = '.env';
const PRINTED = 'SERVICE_TABLE_PRINTED';

if (existsSync(SETTINGS_FILE)) process.loadEnvFile(SETTINGS_FILE);

/** The services of this build; prints their table once, and ends a half-configured build with one line. */
export function loadServices(): Services {
  try {
    const services = resolveServices(process.env);
    if (!process.env[PRINTED]) {
      process.env[PRINTED] = 'yes';
      console.log(formatServiceTable(services));
    }
    return services;
  } catch (error) {
    if (!(error instanceof ServiceConfigError)) throw error;
    console.error(`\n✗ ${error.message}\n`);
    process.exit(1);
  }
}
