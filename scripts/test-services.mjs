import process from 'node:process';
import { installChromium } from './install-chromium.mjs';
import { installPackages, requireNode, run } from './install.mjs';
import { buildServicesSite } from './services-site.mjs';

requireNode();
installPackages();
installChromium();
await buildServicesSite();
process.exit(run('npx', ['playwright', 'test', '--config', 'playwright.services.config.ts', ...process.argv.slice(2)]));
