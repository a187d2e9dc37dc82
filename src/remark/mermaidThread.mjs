// A thread of the build that parses diagrams with Mermaid's own parser; see `diagramFault.ts`. It is a thread because
// the parser takes a second to load, and because its sanitizer of labels is disabled below.
import { parentPort } from 'node:worker_threads';
import labelCleaner from 'dompurify';
import mermaid from 'mermaid';

// The sanitizer needs a browser's document. Nothing is drawn here, so there is nothing to sanitize.
Object.assign(labelCleaner, { addHook: () => undefined, sanitize: (text) => text });

parentPort.on('message', async (text) => {
  try {
    await mermaid.parse(text);
    parentPort.postMessage({});
  } catch (error) {
    parentPort.postMessage({
      fault: { name: error.name, message: String(error.message), frontMatterLine: error.mark?.line },
    });
  }
});
