import { island } from 'light-pages/islands';
import type { DrawnDiagramProps } from './View';

export const DrawnDiagram = island<DrawnDiagramProps>(
  'DrawnDiagram',
  async () => (await import('./View')).DrawnDiagram,
  { isStatic: true },
);
