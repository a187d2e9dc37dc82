// Change: descriptions load with the cards instead of with every document.
import type { ReactNode } from 'react';
import descriptions from '@generated/lean-scripts/default/descriptions.json';
import DocCard from '@theme-init/DocCard';
import type { Props } from '@theme/DocCard';

export default function DocCardWithDescription({ item }: Props): ReactNode {
  if (item.type !== 'link' || item.docId === undefined) return <DocCard item={item} />;
  const { docId, ...link } = item;
  return <DocCard item={{ ...link, description: item.description ?? descriptions[docId] }} />;
}
