/*
 * The only places where pages import the lab, and both name one chunk: the bundler makes a file for each place
 * and name, and a reader whose network is gone has those that an earlier press has fetched.
 */

/** The engines for the page. */
export const loadPageLab = () => import(/* webpackChunkName: "sql-lab" */ './pageLab');

/** The judging of exercises. */
export const loadExerciseLab = () => import(/* webpackChunkName: "sql-lab" */ './exerciseLab');
