import './languages';

export { highlightLines } from './highlight';
