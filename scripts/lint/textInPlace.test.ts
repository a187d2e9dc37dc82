import { RuleTester } from 'eslint';
import { describe, it } from 'vitest';
import { textInPlace } from './textInPlace.mjs';

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester({ languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } });
const errors = [{ messageId: 'text' }];

tester.run('texts that come and go, or follow what does, stand in an element', textInPlace, {
  valid: [
    '<p>Rows: <b>{count}</b></p>',
    '<p>Rows{isOpen && <b>open</b>}</p>',
    '<p>{isOpen && <b>open</b>}<span>rows</span></p>',
    '<p>{isOpen && <b>open</b>}<b>x</b> rows</p>',
    '<p>{isOpen ? <Translate id="a">A</Translate> : <Translate id="b">B</Translate>}</p>',
    "<p>{isOpen && <b>open</b>}{' '}<i>x</i></p>",
    "<td>{isFault ? '●' : ''}</td>",
    '<code translate="no">{isFirst && "BEGIN;"}{statement}</code>',
    '<p>{isOpen && <span><Translate id="a">A</Translate></span>}</p>',
  ],
  invalid: [
    { code: '<p>{isOpen && <b>open</b>} rows</p>', errors },
    { code: '<p>{isOpen && <Translate id="a">A</Translate>}</p>', errors },
    { code: '<p>{isOpen ? <b>open</b> : "closed"}</p>', errors },
    { code: '<p>{rows.map((row) => <b>{row}</b>)}{translate({ id: "a" })}</p>', errors },
    { code: '<>{isOpen ? `${count} rows` : null}</>', errors },
  ],
});
