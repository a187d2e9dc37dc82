export { record } from '../backup/record';
