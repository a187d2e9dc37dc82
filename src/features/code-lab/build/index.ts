import { sharedScripts, styleSheet } from 'light-pages';
import type { Feature } from '../../../config/feature';
import codeLabPlugin from './plugin';

/** All but the islands that lessons load, which are the `index.ts` of a lab's folder. */
const SCRIPTS = /[\\/]src[\\/](?:features[\\/]code-lab|components[\\/]CodeEditor)[\\/](?!\w+[\\/]index\.ts$).*\.tsx?$/;
const STYLES = /[\\/]src[\\/](?:features[\\/]code-lab|components[\\/](?:CodeEditor|Hints))[\\/].*\.module\.css$/;

export const codeLab: Feature = {
  plugins: [codeLabPlugin],
  chunks: { codeLabScripts: sharedScripts('code-lab', SCRIPTS), codeLabStyles: styleSheet('labs', STYLES) },
  islands: {
    CodeApproaches: ['problem'],
    CodeProblem: ['problem'],
    JsRun: ['code', 'recorded'],
    LiveCode: ['code'],
  },
};
