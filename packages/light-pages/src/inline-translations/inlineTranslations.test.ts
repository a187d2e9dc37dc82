import { describe, expect, it } from 'vitest';
import { inlineTranslations } from './inlineTranslations';

const IMPORT = "import Translate, { translate } from '@docusaurus/Translate';\n";
const inline = (code: string, messages: Record<string, string> = { 'a.b': 'Two "words"' }) =>
  inlineTranslations('x.tsx', IMPORT + code, messages).slice(IMPORT.length);

describe('inlineTranslations', () => {
  it('writes the text into a call, and keeps its values', () => {
    expect(inline("translate({ id: 'a.b', message: 'hai', description: 'd' }, { n });")).toBe(
      'translate({ message: "Two \\"words\\"" }, { n });',
    );
  });

  it('writes the text into an element, and keeps its values', () => {
    expect(inline('<Translate id="a.b" description="d" values={{ n }}>{\'hai\'}</Translate>')).toBe(
      '<Translate   values={{ n }}>{"Two \\"words\\""}</Translate>',
    );
  });

  it('finds translations inside the values of another', () => {
    const code = "<Translate id=\"c\" values={{ n: translate({ id: 'a.b', message: 'hai' }) }}>hai</Translate>";
    expect(inline(code)).toBe('<Translate  values={{ n: translate({ message: "Two \\"words\\"" }) }}>hai</Translate>');
  });

  it('keeps the default where there is no translation', () => {
    expect(inline("translate({ id: 'x', message: 'ha' + 'i', description: 'd' })")).toBe(
      "translate({ message: 'ha' + 'i' })",
    );
  });

  it('reads JSX in JavaScript files, as Docusaurus publishes them', () => {
    const code =
      '<a title={translate({id: "a.b", message: "hi", description: "d"})}><Translate id="c">hai</Translate></a>';
    expect(inlineTranslations('Link.js', IMPORT + code, { 'a.b': 'x', c: 'y' }).slice(IMPORT.length)).toBe(
      '<a title={translate({ message: "x" })}><Translate >{"y"}</Translate></a>',
    );
  });

  it('leaves uses without a literal id alone', () => {
    for (const code of [
      'translate(options)',
      'translate({ id, message })',
      '<Translate id={id}>y</Translate>',
      '<Other id="a.b">y</Other>',
    ]) {
      expect(inline(code)).toBe(code);
    }
  });

  it('leaves files without translations alone', () => {
    expect(inlineTranslations('x.ts', "translate({ id: 'a.b', message: 'x' })", {})).toBe(
      "translate({ id: 'a.b', message: 'x' })",
    );
  });
});
