import { sharedScripts, styleSheet } from 'light-pages';
import type { Feature } from '../../../config/feature';
import { codeProblem } from './codeProblem';
import { jsRun } from './jsRun';
import { liveCode } from './liveCode';
import codeLabPlugin from './plugin';

/** Every script except the islands, the `index.ts` files of the labs, which lessons load themselves. */
const SCRIPTS =
  /[\\/]src[\\/](?:features[\\/](?:code-lab|lab-kit)|components[\\/]CodeEditor)[\\/](?!\w+[\\/]index\.ts$).*\.tsx?$/;
const STYLES =
  /[\\/]src[\\/](?:features[\\/](?:code-lab|lab-kit)|components[\\/](?:CodeEditor|GuessFirst|Hints))[\\/].*\.module\.css$/;

export const codeLab: Feature = {
  plugins: [codeLabPlugin],
  transforms: [jsRun, liveCode, codeProblem],
  chunks: { codeLabScripts: sharedScripts('code-lab', SCRIPTS), codeLabStyles: styleSheet('labs', STYLES) },
  islands: {
    CodeApproaches: ['problem'],
    CodeProblem: ['problem'],
    JsRun: ['code', 'recorded'],
    LiveCode: ['code'],
  },
  outsideShell: /\/fullHighlighter$/,
};
