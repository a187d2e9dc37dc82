import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { frameDocuments } from './frameDocuments';

const { runner, live } = frameDocuments();

describe.each([
  ['runner', runner],
  ['live', live],
])('the %s document', (_kind, { html, name }) => {
  const policy = /Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';

  it('allows its one script by hash, and no network access', () => {
    const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'none'");
    expect(policy).not.toMatch(/https?:|\*|'self'/);
    expect(html.match(/^<script>/gm)).toHaveLength(1);
  });

  it('references no other file', () => {
    expect(html).not.toMatch(/<(?:link|img|iframe)\b/);
    expect(html).not.toMatch(/@import|url\((?!["']?data:)/);
  });

  it('has a name that changes with its content', () => {
    expect(name).toMatch(/^(?:runner|live)\.[0-9a-f]{10}\.html$/);
    expect(name).toContain(createHash('sha256').update(html).digest('hex').slice(0, 10));
  });
});

it('gives the live frame the tokens of both colour modes', () => {
  expect(live.html).toMatch(/--ifm-color-primary:\s*var\(--site-accent\)/);
  expect(live.html).toMatch(/\[data-theme=["']?dark["']?\]\s*{[^}]*--site-accent:/);
});
