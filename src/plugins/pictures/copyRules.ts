/** The parts of a bundler's rule that are used here. */
interface Rule {
  readonly test?: unknown;
  readonly issuer?: unknown;
  readonly use?: unknown;
}

interface CopyRule extends Rule {
  readonly test: RegExp;
  readonly issuer: { readonly and: readonly RegExp[] };
  readonly use: readonly unknown[];
}

/** Makes the blurred placeholder of the image plugin's own component. The site's component reserves space instead. */
const PLACEHOLDER_LOADER = /[\\/]lqip-loader[\\/]/;
const COPY_LOADER = /[\\/]responsive-loader[\\/]/;

const loaderOf = (use: unknown) => String(typeof use === 'object' && use && 'loader' in use ? use.loader : use);
const loadersOf = ({ use }: Rule) => (Array.isArray(use) ? use.map(loaderOf) : []);
const isCopyRule = (rule: Rule): rule is CopyRule => loadersOf(rule).some((loader) => COPY_LOADER.test(loader));
const servesPhotos = ({ test }: Rule) => test instanceof RegExp && test.test('photo.jpg');

/**
 * Changes the bundler's rules so that photos imported by scripts and documents become their copies only. Docusaurus'
 * own rule would still serve the originals, including the camera's metadata.
 *
 * @throws Error where the image plugin has no rule
 */
export function copyRules<Each>(rules: readonly Each[]): Each[] {
  const copyRule = (rules as readonly Rule[]).find(isCopyRule);
  if (!copyRule)
    throw new Error('plugin-ideal-image has no rule with responsive-loader, which the plugin pictures needs.');
  const { test, issuer } = copyRule;
  return (rules as readonly (Each & Rule)[]).flatMap((rule) => {
    if (rule === copyRule)
      return [{ ...rule, use: copyRule.use.filter((use) => !PLACEHOLDER_LOADER.test(loaderOf(use))) }];
    if (!servesPhotos(rule)) return [rule];
    return [
      { ...rule, exclude: test, issuer },
      { ...rule, issuer: { not: issuer.and } },
    ];
  });
}
