// Change: one flowing list, in the order of the alphabet, in place of a heading for each letter.
import type { ReactNode } from 'react';
import { listTagsByLetters } from '@docusaurus/theme-common';
import Tag from '@theme/Tag';
import type { Props } from '@theme/TagsListByLetter';
import styles from './styles.module.css';

export default function TagsListByLetter({ tags }: Props): ReactNode {
  return (
    <ul className={styles.tags} role="list">
      {listTagsByLetters(tags).flatMap((letter) =>
        letter.tags.map((tag) => (
          <li key={tag.permalink}>
            <Tag {...tag} />
          </li>
        )),
      )}
    </ul>
  );
}
