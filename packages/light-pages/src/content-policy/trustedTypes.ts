// Inline script of every page, before all others: what a string must be to become markup or the address of a
// script, in browsers that ask (Trusted Types). React, the bundler and the diagrams write such strings; whatever
// else gets as far as a sink is shown as text or refused. It checks instead of cleaning: what passes has only the
// tags below, so no parser can read it in two ways.

interface TrustedTypePolicyFactory {
  createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => unknown;
}

(() => {
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypePolicyFactory };
  const TAG =
    /<\/?(?:span|a|b|br|code|div|em|i|kbd|mark|p|strong|sub|sup)(?:\s+(?:(?:class|style|title|lang|role|rel|target)="[^"<>]*"|href="(?:https?:\/)?[/#][^"<>]*"))*\s*\/?>/g;
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => {
      if (!text.replace(TAG, '').includes('<')) return text;
      console.warn('Markup shown as text:', text.slice(0, 80));
      return text.replaceAll('<', '&lt;');
    },
    createScriptURL: (text) => {
      const { origin, pathname } = new URL(text, location.href);
      return origin === location.origin && /\/assets\/.+\.js$|\/sw\.js$/.test(pathname) ? text : null;
    },
    // Blocks of data: what is JSON does nothing where it should run after all.
    createScript: (text) => {
      try {
        JSON.parse(text);
        return text;
      } catch {
        return null;
      }
    },
  });
})();
