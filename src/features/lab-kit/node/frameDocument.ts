import { createHash } from 'node:crypto';

/** A document for a sandboxed frame; its name changes with its content, so that it may be cached for ever. */
export interface FrameDocument {
  name: string;
  html: string;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/** Escapes the script so that the HTML parser sees neither its end nor a comment inside it. */
function inlineScript(script: string): string {
  return script.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
}

/**
 * Creates a self-contained document. It may not load anything, so it works offline once fetched, and code that runs in
 * it cannot send data anywhere.
 *
 * The policy applies only to this document. The page around it needs no `unsafe-eval`; it only has to allow
 * `frame-src 'self'`, which also keeps the frame from navigating to another site.
 */
export function frameDocument(kind: string, script: string, policy: string, styles = ''): FrameDocument {
  const inlined = inlineScript(script);
  const csp = [
    "default-src 'none'",
    `script-src 'sha256-${sha256(inlined)}' 'unsafe-eval'`,
    policy,
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const html = [
    '<!doctype html>',
    '<html lang="vi">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${csp}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<title>Code lab</title>',
    ...(styles ? [`<style>${styles}</style>`] : []),
    '</head>',
    '<body class="markdown">',
    '<div id="root"></div>',
    `<script>${inlined}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
  const hash = createHash('sha256').update(html).digest('hex').slice(0, 10);
  return { name: `${kind}.${hash}.html`, html };
}
