declare module '@generated/pictures/default/*' {
  import type { Copies } from '@site/src/components/Picture';

  const copies: Readonly<Record<string, Copies | undefined>>;
  export default copies;
}
