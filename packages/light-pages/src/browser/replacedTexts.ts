/**
 * The browser's translator replaces the page's texts by elements of its own. React would then fail to remove a text that
 * is no longer there, and would write into one that nobody sees. So each replaced text is put back, empty, before its
 * translation: what happens to the text then happens to the translation, which goes with it and gives way to a new text.
 * While React hydrates a part of the page, the page's own texts stand there.
 */
import { TEXT_CHANGES } from './watchedTexts';

/** Elements that translators put in the place of texts: Google and Microsoft, Yandex. */
const TRANSLATION = /^(?:FONT|YA-TR-SPAN)$/;
/** How many changes later a translator that first removes a text inserts its translation. */
const SOON = 2;

interface Replaced {
  by: Element;
  readonly original: string;
}

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
const isTranslation = (node: Node | null): node is Element => !!node && TRANSLATION.test(node.nodeName);

const replaced = new WeakMap<Text, Replaced>();
const texts = new WeakMap<Element, Text>();
/** Texts that were changed in their place, with what they were first. */
const changed = new WeakMap<Text, string>();
/** Texts that stand in the place of their translation while React hydrates what contains them. */
const undone = new Map<Text, Replaced>();
let isHydrating: (node: Node) => boolean = () => false;

/** Puts a text back, and remembers its translation. */
function putBack(text: Text, { by, original }: Replaced): void {
  if (isHydrating(by)) {
    by.replaceWith(text);
    undone.set(text, { by, original });
    return;
  }
  by.before(text);
  text.data = '';
  replaced.set(text, { by, original });
  texts.set(by, text);
}

/** Removes the translation of a text, which stands for itself again. */
function release(text: Text, { by, original }: Replaced): void {
  replaced.delete(text);
  texts.delete(by);
  by.remove();
  if (!text.data) text.data = original;
}

function onTextRemoved(text: Text, record: MutationRecord, next: readonly MutationRecord[]): void {
  const known = replaced.get(text);
  if (known) {
    release(text, known);
    return;
  }
  const isSamePlace = ({ target, previousSibling, nextSibling }: MutationRecord) =>
    target === record.target && previousSibling === record.previousSibling && nextSibling === record.nextSibling;
  const later = next.filter(isSamePlace).flatMap(({ addedNodes }) => [...addedNodes]);
  const by = [...record.addedNodes, record.previousSibling, record.nextSibling, ...later].find(
    (node) => isTranslation(node) && node.isConnected && !texts.has(node),
  ) as Element | undefined;
  if (!by || (text.isConnected && !by.contains(text))) return;
  if (by.contains(text)) text.replaceWith(text.cloneNode());
  putBack(text, { by, original: text.data });
}

/** The translator has put another translation in the place of its own, or the page's text. */
function onTranslationRemoved(by: Element, { addedNodes }: MutationRecord): void {
  const text = texts.get(by);
  const known = text && replaced.get(text);
  if (!known || by.isConnected) return;
  const next = [...addedNodes].find(isTranslation);
  if (next) {
    known.by = next;
    texts.set(next, text);
    return;
  }
  for (const node of addedNodes) if (isText(node)) node.remove();
  release(text, known);
}

function follow(records: readonly MutationRecord[]): void {
  for (const [index, record] of records.entries()) {
    const { target, removedNodes, oldValue } = record;
    if (isText(target)) {
      const known = replaced.get(target);
      if (known) release(target, known);
      else if (!changed.has(target)) changed.set(target, oldValue ?? '');
    }
    for (const node of removedNodes) {
      if (isText(node)) onTextRemoved(node, record, records.slice(index + 1, index + 1 + SOON));
      else if (isTranslation(node)) onTranslationRemoved(node, record);
    }
  }
}

let observer: MutationObserver | undefined;

/** Follows what has happened, and changes the page; its own changes need not be followed. */
function change(make?: () => void): void {
  follow(observer?.takeRecords() ?? []);
  make?.();
  observer?.takeRecords();
}

/** Follows the translator from now on, and from the beginning of the page. */
export function followTranslator(): void {
  follow(window.takeChangedTexts?.() ?? []);
  observer = new MutationObserver((records) => {
    follow(records);
    observer?.takeRecords();
  });
  observer.observe(document, TEXT_CHANGES);
}

function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

/**
 * Shows the page's own texts in an element, so that React can hydrate it.
 *
 * @param isMeant - tells which of its nodes React is about to hydrate
 * @returns a function to be called after hydration, which brings the translations back
 */
export function showOwnTexts(element: Element, isMeant: (node: Node) => boolean = () => true): () => void {
  const before = isHydrating;
  change(() => {
    isHydrating = (node) => before(node) || (element.contains(node) && isMeant(node));
    for (const text of textsIn(element)) {
      const known = replaced.get(text);
      const own = changed.get(text);
      if (!isMeant(text)) continue;
      if (known) {
        release(text, known);
        undone.set(text, known);
      } else if (own !== undefined) text.data = own;
    }
  });
  return () =>
    change(() => {
      isHydrating = before;
      for (const [text, known] of undone) {
        if (isHydrating(text)) continue;
        undone.delete(text);
        if (!text.isConnected || text.data !== known.original) continue;
        text.after(known.by);
        putBack(text, known);
      }
    });
}
