/** Replaces Docusaurus' generated `registry`: loaders of the known modules, by id. */
export default {} as Record<string, readonly [load: () => Promise<unknown>, path: string, id: string]>;
