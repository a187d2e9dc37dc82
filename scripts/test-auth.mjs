import process from 'node:process';
import { buildAuthSite, installEmulator } from './auth-site.mjs';
import { installChromium } from './install-chromium.mjs';
import { buildSite } from './build.mjs';
import { installPackages, requireNode, run } from './install.mjs';

requireNode();
installPackages();
installChromium();
await installEmulator();
// The tests compare the cost of sign-in with the ordinary site.
await buildSite();
await buildAuthSite();
process.exit(run('npx', ['playwright', 'test', '--config', 'playwright.auth.config.ts', ...process.argv.slice(2)]));
