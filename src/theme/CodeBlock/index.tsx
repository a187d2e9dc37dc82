// Change: the island of light pages replaces the wrapper of the live code theme (./View renders live code itself).
export { default } from 'light-pages/theme/CodeBlock';
