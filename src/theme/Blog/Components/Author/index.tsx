// Change: a photo of the author is shown by its small copy (plugin pictures).
import type { ReactNode } from 'react';
import Author from '@theme-original/Blog/Components/Author';
import type { Props } from '@theme/Blog/Components/Author';
import portraits from '@generated/pictures/default/portraits';

export default function AuthorWithPortrait({ author, ...rest }: Props): ReactNode {
  const imageURL = portraits[author.imageURL ?? '']?.src ?? author.imageURL;
  return <Author author={{ ...author, imageURL }} {...rest} />;
}
