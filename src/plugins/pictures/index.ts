import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { parse } from 'yaml';
import { FILES } from '../../features/owner-data/build/files';
import { readSiteData } from '../../features/owner-data/build/readSiteData';
import { copyRules } from './copyRules';
import { ownerPictures, type PictureGroup, type PictureSources } from './ownerPictures';
import { pictureModule } from './pictureModules';

/** Reads the owner's files. Plugin site-data reports mistakes in them. */
function readSources(siteDir: string): PictureSources {
  const { texts } = readSiteData(siteDir);
  return {
    profile: JSON.parse(texts.profile ?? '{}') as PictureSources['profile'],
    communities: JSON.parse(texts.communities ?? '{}') as PictureSources['communities'],
    showcase: JSON.parse(texts.showcase ?? '{}') as PictureSources['showcase'],
    authors: parse(texts.authors ?? '') as PictureSources['authors'],
  };
}

/**
 * Passes the pictures named in the owner's data to the image plugin, which makes the smaller copies that pages show;
 * `remark/pictures` does the same for documents. Must follow the image plugin.
 */
export default function pictures({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'pictures',

    getPathsToWatch: () => Object.values(FILES).map((file) => path.join(siteDir, file)),

    // Runs after all files are read, so that plugin site-data reports their mistakes first.
    async allContentLoaded({ actions }) {
      const found = Object.entries(ownerPictures(readSources(siteDir))) as [PictureGroup, string[]][];
      for (const [group, paths] of found)
        await actions.createData(`${group}.js`, pictureModule(paths, { baseUrl, isPortrait: group === 'portraits' }));
    },

    configureWebpack(config) {
      if (config.module?.rules) config.module.rules = copyRules(config.module.rules);
      return {};
    },
  };
}
