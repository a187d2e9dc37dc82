/** Code that few searches need: the worker loads it for the first question, or for the first query without hits. */
export { answerQuestion } from './answerQuestion';
export { decodeQuestions, readBank } from './questionBank';
export { suggestQueries } from './suggestQueries';
