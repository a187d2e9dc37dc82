/* What both versions of @docsearch/react get in place of functions of their own. Inserted before the changes to each. */

// Texts are rendered as text, whatever a record or the stored history contains; only <mark> is markup.
const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&#039;': "'" };
const decode = (html) => html.replace(/&(?:amp|lt|gt|quot|#0?39);/g, (entity) => entities[entity]);

function Snippet({ hit, attribute, tagName = 'span', ...props }) {
  const read = (path) => path.split('.').reduce((value, key) => value?.[key], hit);
  const html = String(read(`_snippetResult.${attribute}.value`) || read(attribute) || '');
  const parts = html.split(/<mark>(.*?)<\/mark>/s);
  return e.createElement(
    tagName,
    props,
    parts.map((part, at) => (at % 2 === 1 ? e.createElement('mark', { key: at }, decode(part)) : decode(part))),
  );
}

// A browser that blocks storage must not break the modal; nothing is written to find out whether it does.
function openStore(key) {
  return {
    getItem() {
      try {
        const items = JSON.parse(window.localStorage.getItem(key));
        return Array.isArray(items) ? items : [];
      } catch {
        return [];
      }
    },
    setItem(items) {
      try {
        // What cannot be read is not overwritten.
        window.localStorage.getItem(key);
        window.localStorage.setItem(key, JSON.stringify(items));
      } catch {
        // What is stored stays as it is.
      }
    },
  };
}
