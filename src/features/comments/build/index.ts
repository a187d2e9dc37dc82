import { sharedScripts } from 'light-pages';
import type { Feature } from '../../../config/feature';

export const comments: Feature = {
  // In the same chunk as Docusaurus' own components of documents and posts.
  chunks: { comments: sharedScripts('prose', /[\\/]src[\\/]features[\\/]comments[\\/]Comments\.tsx$/, 56) },
  onlineOnly: /giscus/i,
};
