// Change: renders nothing, since feature `sharing` writes a post's structured data into its HTML.
import type { ReactNode } from 'react';

export default function BlogPostStructuredData(): ReactNode {
  return null;
}
