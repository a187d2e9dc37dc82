export { world, type Facts } from '../XXE-04/world';
