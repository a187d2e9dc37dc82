/** What few searches need: the worker fetches it with the first question, or the first query that has no hits. */
export { answerQuestion } from './answerQuestion';
export { suggestQueries } from './suggestQueries';
