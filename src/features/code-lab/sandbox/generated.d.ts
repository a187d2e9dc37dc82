declare module '@generated/code-lab/default/frames.json' {
  const frames: { runner: string; live: string };
  export default frames;
}
