// A thread of the build that reads diagrams with Mermaid's own parser; see `diagramFault.ts`. A thread, because the
// parser is a second's worth of scripts, and because its cleaner of labels is switched off below.
import { parentPort } from 'node:worker_threads';
import labelCleaner from 'dompurify';
import mermaid from 'mermaid';

// It wants a browser's document. Nothing is drawn here, so there is nothing to clean.
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
