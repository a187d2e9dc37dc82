/** In place of Docusaurus' generated `registry`: how to load the modules that are known, by their ids. */
export default {} as Record<string, readonly [load: () => Promise<unknown>, path: string, id: string]>;
