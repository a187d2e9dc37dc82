/** The first message of a worker's script (`sayHello.ts`), for `soundWorker.ts`. */
export const HELLO = 'light-pages: the script runs';
