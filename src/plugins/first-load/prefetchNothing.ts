/** In place of Docusaurus' prefetching of every link in view. */
export default function prefetchNothing(): Promise<void> {
  return Promise.resolve();
}
