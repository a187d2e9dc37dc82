import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { parse } from 'yaml';
import { FILES } from '../../features/owner-data/build/files';
import { readSiteData } from '../../features/owner-data/build/readSiteData';
import { copyRules } from './copyRules';
import { ownerPictures, type Place, type PictureSources } from './ownerPictures';
import { pictureModule } from './pictureModules';

/** The owner's files, which plugin site-data has checked or is about to complain about. */
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
 * Hands the pictures that the owner's data name to the image plugin, which makes the smaller copies that pages show;
 * `remark/pictures` does so for those of documents. Comes after the image plugin.
 */
export default function pictures({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'pictures',

    getPathsToWatch: () => Object.values(FILES).map((file) => path.join(siteDir, file)),

    // Not before all files were read: a mistake in one is site-data's to tell.
    async allContentLoaded({ actions }) {
      const found = Object.entries(ownerPictures(readSources(siteDir))) as [Place, string[]][];
      for (const [place, paths] of found)
        await actions.createData(`${place}.js`, pictureModule(paths, { baseUrl, isPortrait: place === 'portraits' }));
    },

    configureWebpack(config) {
      if (config.module?.rules) config.module.rules = copyRules(config.module.rules);
      return {};
    },
  };
}
