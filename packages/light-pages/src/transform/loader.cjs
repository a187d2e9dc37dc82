/**
 * Passes a module to the function in the loader's options, and rebuilds it when a file that the function reads changes.
 */
module.exports = function transformLoader(source) {
  const { transform, dependency } = this.getOptions();
  this.addDependency(dependency);
  return transform(this.resourcePath, source);
};
