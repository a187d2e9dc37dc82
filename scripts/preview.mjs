import { loadSettings } from '../src/config/settingsFile.mjs';
import { installPackages, requireNode } from './install.mjs';
import { buildSite } from './build.mjs';

requireNode();
const settings = loadSettings();
installPackages();
await buildSite();
const { serveSite } = await import('./serve.mjs');
const { url } = await serveSite({ port: Number(settings.PORT) || 3000, base: settings.BASE_URL?.trim() });
console.log(`\n✓ The site is ready. Press Ctrl+C to stop.\n  Tiếng Việt  ${url}/\n  English     ${url}/en/\n`);
