import { codeSkeleton } from './codeSkeleton';
import { firstDifference } from './compareItems';
import type { ContentDocument, Fence, Item } from './document';
import type { Problem } from './problem';

/**
 * Checks that both languages have the same fences in the same order, with the same code apart from comments and texts.
 */
export function compareCode(vi: ContentDocument, en: ContentDocument): Problem[] {
  const difference = firstDifference(vi.fences.map(fenceItem), en.fences.map(fenceItem));
  if (difference) {
    const { index, vi: there, en: here } = difference;
    return [
      {
        file: en.path,
        line: here?.line ?? lastLine(en),
        message: `code fence ${index + 1} is ${here ? `"${here.key}"` : 'missing'}, but ${there ? `"${there.key}" in ${vi.path}:${there.line}` : `${vi.path} has no such fence`}`,
        mend: 'keep the same fences, with language and settings, in the same order',
      },
    ];
  }
  return vi.fences.flatMap((fence, index) => {
    const twin = en.fences[index];
    return twin ? compareFence(vi, fence, en, twin) : [];
  });
}

/** Language and settings of a fence; the text of a title may be translated. */
function fenceItem({ language, meta, line }: Fence): Item {
  const settings = meta.replace(/\btitle=("[^"]*"|'[^']*')/g, 'title').trim();
  return { key: `${language || 'no language'}${settings && ` ${settings}`}`, line };
}

function compareFence(vi: ContentDocument, viFence: Fence, en: ContentDocument, enFence: Fence): Problem[] {
  const asItems = ({ code, language }: Fence) =>
    codeSkeleton(code, language).map(({ text, line }) => ({ key: text, line }));
  const difference = firstDifference(asItems(viFence), asItems(enFence));
  if (!difference) return [];
  return [
    {
      file: en.path,
      line: enFence.line + (difference.en?.line ?? 0),
      message: `code differs: ${show(enFence, difference.en)} here, ${show(viFence, difference.vi)} in ${vi.path}:${viFence.line + (difference.vi?.line ?? 0)}`,
      mend: 'make the code identical; only comments, strings and texts may be translated',
    },
  ];
}

function show({ code }: Fence, unit: Item | undefined): string {
  return unit ? `"${code.split('\n')[unit.line - 1]?.trim() ?? ''}"` : 'the code ends';
}

function lastLine({ text }: ContentDocument): number {
  return text.trimEnd().split('\n').length;
}
