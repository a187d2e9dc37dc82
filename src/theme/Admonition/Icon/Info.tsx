// Change: as a note.
export { default } from '@theme/Admonition/Icon/Note';
