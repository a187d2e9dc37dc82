import process from 'node:process';
import { installPackages, requireNode } from './install.mjs';
import { buildSite } from './build.mjs';

requireNode();
installPackages();
await buildSite();
const { serveSite } = await import('./serve.mjs');
const { url } = await serveSite({ port: Number(process.env.PORT) || 3000, base: process.env.BASE_URL?.trim() });
console.log(`\n✓ The site is ready. Press Ctrl+C to stop.\n  Tiếng Việt  ${url}/\n  English     ${url}/en/\n`);
