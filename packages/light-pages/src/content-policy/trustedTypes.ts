// Inline script of every page, ahead of all others: defines which strings may become markup or script URLs, in browsers
// with Trusted Types. React, the bundler and the diagrams write such strings; any other string that reaches a sink is
// shown as text or refused. The rules check strings instead of cleaning them: accepted markup has only the tags below,
// so every parser reads it in the same way.

interface TrustedTypePolicyFactory {
  createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => unknown;
}

(() => {
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypePolicyFactory };
  const TAG =
    /<\/?(?:span|a|b|br|code|div|em|i|kbd|mark|p|strong|sub|sup)(?:\s+(?:(?:class|style|title|lang|role|rel|target)="[^"<>]*"|href="(?:https?:\/)?[/#][^"<>]*"))*\s*\/?>/g;
  const rules = {
    createHTML: (text: string) => {
      if (!text.replace(TAG, '').includes('<')) return text;
      console.warn('Markup shown as text:', text.slice(0, 80));
      return text.replaceAll('<', '&lt;');
    },
    createScriptURL: (text: string) => {
      const { origin, pathname } = new URL(text, location.href);
      return origin === location.origin && /\/assets\/.+\.js$|\/sw\.js$/.test(pathname) ? text : null;
    },
    // Data blocks: JSON does nothing even if it is run as a script.
    createScript: (text: string) => {
      try {
        JSON.parse(text);
        return text;
      } catch {
        return null;
      }
    },
  };
  try {
    trustedTypes?.createPolicy('default', rules);
  } catch (error) {
    // The loader follows in the same script, and must run.
    console.error(error);
  }
})();
