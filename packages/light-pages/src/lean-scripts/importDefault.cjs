/** The only helper of `tslib` that @docusaurus/utils-common uses; all of `tslib` would add 3 KB to each page. */
exports.__importDefault = (module) => (module && module.__esModule ? module : { default: module });
