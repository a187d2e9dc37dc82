/** File with the headers of the host, below the site's folder. */
export const hosting = 'firebase.json';

/** Folders of `assets` for which it has headers of their own: workers and WebAssembly, and frames for readers' code. */
export const ASSET_FOLDERS = ['sql', 'code-lab'];
