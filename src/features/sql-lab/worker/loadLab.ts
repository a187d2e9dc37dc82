/* The only imports of the lab in pages, both with the same chunk name: the bundler makes a file for each import and
   name, and a reader who loses the network has only those that an earlier click has loaded. */

/** Loads the engines' code for the page. */
export const loadPageLab = () => import(/* webpackChunkName: "sql-lab" */ './pageLab');

/** Loads the code that judges exercises. */
export const loadExerciseLab = () => import(/* webpackChunkName: "sql-lab" */ './exerciseLab');
