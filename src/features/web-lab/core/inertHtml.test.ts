import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inertHtml, type InertNode } from './inertHtml';

const namesOf = (nodes: readonly InertNode[]): string[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.name, ...namesOf(node.children)]));

describe('inertHtml', () => {
  it('keeps the elements of a form', () => {
    expect(inertHtml('<form method="post" action="/a"><input name="x" value="1 &lt;"></form>').nodes).toEqual([
      {
        name: 'form',
        attributes: { method: 'post', action: '/a' },
        children: [{ name: 'input', attributes: { name: 'x', value: '1 <' }, children: [] }],
      },
    ]);
  });

  it.each([
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['<img src=x onerror=alert(1)>', 'onerror="alert(1)"'],
    ['<a href="javascript:alert(1)">x</a>', 'href="javascript:alert(1)"'],
    ['<a href=" &#1;JavaScript:alert(1)">x</a>', 'href=" \u0001JavaScript:alert(1)"'],
    ['<svg><script>1</script></svg>', '<script>1</script>'],
    ['<p onclick="x()" style="position:fixed">', 'onclick="x()"'],
  ])('reports what would run in %s, and does not keep it', (html, active) => {
    const page = inertHtml(html);
    expect(page.active).toEqual([active]);
    expect(JSON.stringify(page.nodes)).not.toMatch(/alert|onclick|script|style/i);
  });

  it('keeps only known elements, whatever the text', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<script>',
        '</script>',
        '<p',
        ' onload=x',
        '>',
        '<!--',
        '<svg>',
        '</p>',
        '<iframe src=//x>',
        '<form>',
        '<![CDATA[',
        '<base href=//x>',
        '<meta http-equiv=refresh>',
      ),
    );
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => pieces.join('')),
        (html) => {
          for (const name of namesOf(inertHtml(html).nodes))
            expect(name).not.toMatch(/script|svg|iframe|base|meta|img|style/);
        },
      ),
    );
  });

  it('cuts a page that is too deep or too long', () => {
    const start = performance.now();
    expect(inertHtml('<div>'.repeat(100_000)).isCut).toBe(true);
    expect(inertHtml('x'.repeat(10_000_000)).isCut).toBe(true);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
