import { describe, expect, it } from 'vitest';
import { copyRules } from './copyRules';

const script = { test: /\.[jt]sx?$/i, use: ['swc'] };
/** Docusaurus' rule that serves pictures unchanged. */
const served = { test: /\.(?:ico|jpe?g|png|gif|webp|avif)(?:\?.*)?$/i, use: [{ loader: '/x/url-loader/cjs.js' }] };
/** The image plugin's own rule. */
const copied = {
  test: /\.(?:png|jpe?g)$/i,
  issuer: { and: [/\.(?:tsx?|jsx?|mdx?)$/i] },
  use: ['/x/lqip-loader/lib/index.js', { loader: '/x/responsive-loader/lib/index.js', options: {} }],
};

describe('copyRules', () => {
  const [first, copies, others, forStyles, ...rest] = copyRules([script, copied, served]);

  it('leaves other rules alone', () => {
    expect(first).toBe(script);
    expect(rest).toEqual([]);
  });

  it('has the image plugin make copies without placeholders', () => {
    expect(copies).toEqual({ ...copied, use: copied.use.slice(1) });
  });

  it('does not also serve the original of a photo that a script imports', () => {
    expect(others).toMatchObject({ test: served.test, exclude: copied.test, issuer: copied.issuer, use: served.use });
    expect(forStyles).toMatchObject({ test: served.test, issuer: { not: copied.issuer.and }, use: served.use });
    expect(forStyles).not.toHaveProperty('exclude');
  });

  it('fails where the image plugin has no rule', () => {
    expect(() => copyRules([script, served])).toThrow('plugin-ideal-image');
  });
});
