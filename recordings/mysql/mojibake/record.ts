// Commands of MySQL's clients, as for the backup.
export { record } from '../backup/record';
