// In place of `history` for the router: without the two kinds of history that a site with addresses has no use for.
export { createBrowserHistory, createLocation, createPath, locationsAreEqual } from 'history';

export const createHashHistory = undefined;
export const createMemoryHistory = undefined;
