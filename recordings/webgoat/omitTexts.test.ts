import { describe, expect, it } from 'vitest';
import { omitTexts } from './omitTexts';

const JSON_TYPE = 'application/json';
const result = (feedback: string, output: string) =>
  `{\n  "lessonCompleted" : true,\n  "feedback" : ${feedback},\n  "output" : ${output}\n}`;

describe('an answer without texts of the product', () => {
  it('keeps data and has an ellipsis for the feedback, also where that has quotation marks', () => {
    const data = '"{role=3, color=brown, userId=2342388}"';
    expect(omitTexts(result(String.raw`"Well \"done\"."`, data), JSON_TYPE)).toBe(result('"…"', data));
    expect(omitTexts(result('null', 'null'), JSON_TYPE)).toBe(result('null', 'null'));
    expect(omitTexts('{\n  "role" : 3\n}', JSON_TYPE)).toBe('{\n  "role" : 3\n}');
    expect(omitTexts('{"lessonCompleted":true,"successMessage":"Done."}', JSON_TYPE)).toBe(
      '{"lessonCompleted":true,"successMessage":"…"}',
    );
  });

  it('has an ellipsis for output with HTML', () => {
    const output = String.raw`"Cookie details:<br \\/>spoof_auth=Nj"`;
    expect(omitTexts(result('null', output), JSON_TYPE)).toBe(result('null', '"…"'));
  });

  it('keeps the message of an error and drops the frames of its stack', () => {
    const once = String.raw`{ "trace" : "java.lang.X: \"a\"\n\tat org.A.b(A.java:1)\nCaused by: Y\n\tat c", "path" : "/p" }`;
    expect(omitTexts(once, JSON_TYPE)).toBe(String.raw`{ "trace" : "java.lang.X: \"a\"…", "path" : "/p" }`);
    const twice = String.raw`"X\\n - with:\\n[Y]\\n\\tat org.A.b(A.java:1)\\n\\tat c"`;
    expect(omitTexts(result('null', twice), JSON_TYPE)).toBe(result('null', String.raw`"X\\n - with:\\n[Y]…"`));
  });

  it('keeps the comment of the reader, and has an ellipsis for those that come with the lesson', () => {
    const comments = (other: string) =>
      [
        ['learner', 'bin\\netc'],
        ['guest', other],
      ]
        .map(([user, text]) => `{\n  "user" : "${user}",\n  "dateTime" : "2026-11-28",\n  "text" : "${text}"\n}`)
        .join(', ');
    expect(omitTexts(comments('Nice picture.'), JSON_TYPE)).toBe(comments('…'));
  });

  it('leaves nothing of a sentence', () => {
    expect(omitTexts('Well done, go on!', JSON_TYPE)).toBe('…');
  });

  it('leaves nothing of a page but what is extracted from it', () => {
    const page = '<html><p>A lesson.</p><td>10001</td></html>';
    expect(omitTexts(page, 'text/html;charset=UTF-8')).toBe('…');
    expect(omitTexts(page, 'text/html', (html) => /<td>(.*)<\/td>/.exec(html)?.[1] ?? '')).toBe('…\n10001\n…');
    expect(omitTexts('', 'text/html')).toBe('');
  });
});
