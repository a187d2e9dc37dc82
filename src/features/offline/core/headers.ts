/** Header of a saved response with the revision of its content. */
export const REVISION_HEADER = 'x-kept-revision';
/** Header of a request that downloads a file to save it, which the worker leaves alone. */
export const DOWNLOAD_HEADER = 'x-offline-download';
