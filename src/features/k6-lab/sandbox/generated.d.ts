declare module '@generated/k6-lab/default/frame.json' {
  const frame: { url: string };
  export default frame;
}
