/// <reference types="@docusaurus/plugin-pwa" />

declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '@ungap/structured-clone' {
  export default function structuredClone<T>(value: T): T;
}

/** The block of code itself, for parts that run already. */
declare module '@theme/CodeBlock/View' {
  export { default } from '@theme/CodeBlock';
}
