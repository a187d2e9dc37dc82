// A thread of the build that parses diagrams with Mermaid's own parser; see `readDiagram.ts`. It is a thread because
// the parser takes a second to load, and because its sanitizer of labels is disabled below.
import { parentPort } from 'node:worker_threads';
import labelCleaner from 'dompurify';
import mermaid from 'mermaid';

// The sanitizer needs a browser's document. Nothing is drawn here, so there is nothing to sanitize.
Object.assign(labelCleaner, { addHook: () => undefined, sanitize: (text) => text });

/** The kinds that the site draws itself. */
const DRAWN = /^(?:flowchart-v2|stateDiagram|class|classDiagram|er|sequence)$/;

async function read(text) {
  const { type, db } = await mermaid.mermaidAPI.getDiagramFromText(text);
  if (!DRAWN.test(type)) return undefined;
  const names = { type, title: db.getAccTitle?.() ?? '', description: db.getAccDescription?.() ?? '' };
  if (type === 'sequence')
    return {
      ...names,
      actors: db.getActorKeys().map((key) => db.getActors().get(key)),
      messages: db.getMessages(),
      hasBoxes: db.getBoxes().length > 0,
    };
  const { nodes, edges } = db.getData();
  return { ...names, direction: db.getDirection(), nodes, edges };
}

parentPort.on('message', async (text) => {
  try {
    await mermaid.parse(text);
    // By way of JSON, because the parser's objects have functions.
    parentPort.postMessage(JSON.parse(JSON.stringify({ diagram: await read(text) })));
  } catch (error) {
    parentPort.postMessage({
      fault: { name: error.name, message: String(error.message), frontMatterLine: error.mark?.line },
    });
  }
});
