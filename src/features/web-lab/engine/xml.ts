import { parseXml, type OpenAddress } from './parseXml';
import type { EngineHost, XmlPort } from '../runtime/ports';

/** What `parseXml` of a server throws: the parser's message, with its line. */
class XmlError extends Error {
  override name = 'XmlError';
}

const toText = String;

/**
 * Opens what a document names: `file:` addresses are virtual files, where a folder gives the names in it, one a line,
 * as Java's file addresses do (libxml2 itself opens no folders); `http:` addresses are virtual hosts.
 */
function opener(host: EngineHost): OpenAddress {
  return (address) => {
    const [, file] = /^file:(?:\/\/(?:localhost)?)?(\/[^?#]*)/i.exec(address) ?? [];
    if (file !== undefined) {
      const path = decodedPath(file);
      if (path === undefined) return undefined;
      return (
        host.readFile(path) ??
        host
          .listFolder(path)
          ?.map((name) => `${name}\n`)
          .join('')
      );
    }
    const [, to = '', target = ''] = /^https?:\/\/([^/?#]+)([^#]*)/i.exec(address) ?? [];
    if (!to) return undefined;
    const response = host.fetch({
      method: 'GET',
      host: to.toLowerCase(),
      target: target || '/',
      headers: [],
      body: '',
    });
    return response.status < 400 ? response.body : undefined;
  };
}

/** The path of a `file:` address without its percent codes, or undefined where one is invalid. */
function decodedPath(file: string): string | undefined {
  try {
    return decodeURI(file);
  } catch {
    return undefined;
  }
}

/** Makes `parseXml` of a server. */
export function createXml(host: EngineHost): XmlPort {
  const open = opener(host);
  return (text, options = {}) => {
    const outcome = parseXml(toText(text), options, open);
    if (outcome.ok) return outcome.root;
    throw new XmlError(outcome.line === undefined ? outcome.message : `line ${outcome.line}: ${outcome.message}`);
  };
}
