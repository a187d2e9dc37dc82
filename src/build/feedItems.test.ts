import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { feedContent } from './feedItems';

const LIVE =
  '<p>Before</p><div data-part=""><div><span>Code, editable</span></div><div><pre class="a" aria-hidden="true"><span>const a = 1;</span></pre><textarea rows="1">const a = 1;</textarea></div><div>Result</div><button type="button"><svg aria-hidden="true"><path d=""></path></svg>Run</button><div role="alert"></div></div><p>After</p>';

describe('feedContent', () => {
  it('has the code of a live block once, and nothing to press', () => {
    const $ = load(feedContent(LIVE), null, false);
    expect($.root().text()).toBe('Beforeconst a = 1;After');
    expect($('pre').attr('aria-hidden')).toBeUndefined();
  });

  it('keeps what an example printed', () => {
    const html = '<div data-part=""><pre>log(1)</pre><button>Run</button><pre>1</pre><div role="status"></div></div>';
    expect(feedContent(html)).toBe('<div data-part=""><pre>log(1)</pre><pre>1</pre></div>');
  });

  it('keeps text that looks like markup as text', () => {
    const html = '<p>&lt;/script&gt; &amp; "quotes" &lt;textarea&gt;</p>';
    expect(load(feedContent(html), null, false).root().text()).toBe('</script> & "quotes" <textarea>');
  });
});
