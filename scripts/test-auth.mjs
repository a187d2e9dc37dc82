import process from 'node:process';
import { buildAuthSite, installEmulator } from './auth-site.mjs';
import { installChromium } from './chromium.mjs';
import { installPackages, requireNode, run } from './install.mjs';

requireNode();
installPackages();
installChromium();
installEmulator();
await buildAuthSite();
process.exit(run('npx', ['playwright', 'test', '--config', 'playwright.auth.config.ts', ...process.argv.slice(2)]));
