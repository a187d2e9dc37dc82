/// <reference types="@docusaurus/plugin-pwa" />

declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '@ungap/structured-clone' {
  export default function structuredClone<T>(value: T): T;
}
