/** The little of a bundler's rule that is read or written. */
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

/** Makes the ten points that the image plugin's own component shows while it waits. Ours keeps the room instead. */
const PLACEHOLDER_LOADER = /[\\/]lqip-loader[\\/]/;
const COPY_LOADER = /[\\/]responsive-loader[\\/]/;

const loaderOf = (use: unknown) => String(typeof use === 'object' && use && 'loader' in use ? use.loader : use);
const loadersOf = ({ use }: Rule) => (Array.isArray(use) ? use.map(loaderOf) : []);
const isCopyRule = (rule: Rule): rule is CopyRule => loadersOf(rule).some((loader) => COPY_LOADER.test(loader));
const servesPhotos = ({ test }: Rule) => test instanceof RegExp && test.test('photo.jpg');

/**
 * The bundler's rules, with that of the image plugin for photos that scripts and documents import: they become their
 * copies and nothing else. Docusaurus' own rule would still serve the originals, with what a camera has noted in them.
 *
 * @throws Error where there is no rule of the image plugin
 */
export function copyRules<Each>(rules: readonly Each[]): Each[] {
  const copyRule = (rules as readonly Rule[]).find(isCopyRule);
  if (!copyRule)
    throw new Error('plugin-ideal-image has no rule with its loader of copies, which plugin pictures uses.');
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
