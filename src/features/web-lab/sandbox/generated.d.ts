declare module '@generated/web-lab/default/frame.json' {
  const frame: { url: string };
  export default frame;
}

declare module '@generated/web-lab/default/engines.json' {
  const engines: Partial<Record<string, { readonly script: string; readonly wasm?: string }>>;
  export default engines;
}
