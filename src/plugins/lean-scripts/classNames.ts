import { createHash } from 'node:crypto';
import path from 'node:path';

/** The little of css-loader's context that names a sheet. */
interface SheetContext {
  readonly resourcePath: string;
}

/** Gives a class of a CSS module its name on the page, as `modules.getLocalIdent` of css-loader. */
export type NameClass = (context: SheetContext, pattern: string, name: string) => string | undefined;

interface CssModuleOptions {
  modules?: { getLocalIdent?: NameClass };
}

/** The little of a bundler's rules that holds the options of css-loader. */
interface StyleRule {
  readonly use?: readonly { readonly options?: CssModuleOptions }[];
}

const NEITHER_LETTER_NOR_DIGIT = /[^A-Za-z\d]/g;

/** Classes of themes that sheets, plugins and tests look for by a part of their name: `[class*='announcementBar_']`. */
export const KEPT =
  /^(?:announcementBar|collapseSidebarButton|colorModeToggle|generatedIndexPage|playground\w+|toggleButton|tocCollapsible\w*)$/;

/**
 * Names the classes of CSS modules by their first letter and three more, which depend on the module and the class
 * alone: a name stands on the page, in its rules and in its scripts, and its letters compress badly.
 * @param siteDir - absolute
 * @throws where two classes come to the same name
 */
export function shortClassNames(siteDir: string): NameClass {
  const named = new Map<string, string>();
  return ({ resourcePath }, _pattern, name) => {
    if (KEPT.test(name)) return undefined;
    const whole = `${path.relative(siteDir, resourcePath).split(path.sep).join('/')}: .${name}`;
    const digest = createHash('sha1').update(whole).digest('base64').replace(NEITHER_LETTER_NOR_DIGIT, '').slice(0, 3);
    const short = `${name[0] ?? ''}${digest}`;
    const other = named.get(short) ?? whole;
    if (other !== whole) {
      throw new Error(`These classes would both be named ${short} on the page; rename one:\n  ${other}\n  ${whole}`);
    }
    named.set(short, whole);
    return short;
  };
}

/** Sets the names of classes in every rule for CSS modules; server and browser must have the same. */
export function nameClasses(rules: readonly unknown[] | undefined, nameClass: NameClass): void {
  for (const { use } of (rules ?? []) as readonly StyleRule[]) {
    if (!Array.isArray(use)) continue;
    for (const { options } of use as NonNullable<StyleRule['use']>) {
      if (options?.modules) options.modules.getLocalIdent = nameClass;
    }
  }
}
