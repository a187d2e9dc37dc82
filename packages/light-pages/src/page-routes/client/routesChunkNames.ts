import type { ChunkNames } from '../table';

/** In place of Docusaurus' generated `routesChunkNames`: what the routes that are known are made from. */
export default {} as Record<string, ChunkNames>;
