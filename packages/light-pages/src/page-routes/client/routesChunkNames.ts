import type { ChunkNames } from '../table';

/** Replaces Docusaurus' generated `routesChunkNames`: the modules of each known route. */
export default {} as Record<string, ChunkNames>;
