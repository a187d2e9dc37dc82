/** Code that few searches need: the worker loads it for the first question, or for the first query without hits. */
export { answerQuestion } from './answerQuestion';
export { suggestQueries } from './suggestQueries';
