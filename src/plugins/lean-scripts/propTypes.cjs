/** In place of `prop-types`, whose checks React no longer runs: whatever is taken from it, or called, is this again. */
const anything = new Proxy(() => anything, { get: () => anything });
module.exports = anything;
