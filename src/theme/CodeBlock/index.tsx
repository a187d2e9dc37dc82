// Change: the island of light pages, ahead of the wrapper of the theme of live code (./View draws that itself).
export { default } from 'light-pages/theme/CodeBlock';
