/** The one helper of `tslib` that @docusaurus/utils-common uses; with the others it would weigh 3 KB on each page. */
exports.__importDefault = (module) => (module && module.__esModule ? module : { default: module });
