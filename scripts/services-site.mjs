import path from 'node:path';
import { servicesBuildEnvironment } from '../tests/e2e-services/settings.mjs';
import { buildSite } from './build.mjs';
import { repositoryRoot } from './install.mjs';

/** Folder of the build with Algolia, analytics and comments. */
export const servicesBuildFolder = path.join(repositoryRoot, '.cache/services/build');

/** Builds the site with the optional services on, separately from the ordinary build; see `buildSite`. */
export async function buildServicesSite(options) {
  return buildSite({
    ...options,
    outDir: path.relative(repositoryRoot, servicesBuildFolder),
    environment: { ...servicesBuildEnvironment, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/services/generated' },
  });
}
