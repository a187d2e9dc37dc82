declare module '@generated/lean-scripts/default/descriptions.json' {
  const descriptions: Readonly<Record<string, string | undefined>>;
  export default descriptions;
}
