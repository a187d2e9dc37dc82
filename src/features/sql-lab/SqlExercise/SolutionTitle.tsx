import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

interface Props {
  /** Position among the solutions; undefined for the reader's own answer. */
  number?: number;
  of?: number;
}

/** The title of an answer in a comparison. */
export function SolutionTitle({ number, of = 1 }: Props): ReactNode {
  if (number === undefined) {
    return (
      <Translate id="sqlLab.SolutionTitle.mine" description="Title of the reader's own answer beside the solutions">
        Câu của bạn
      </Translate>
    );
  }
  return of > 1 ? (
    <Translate id="sqlLab.SolutionTitle.numbered" description="Title of one of several solutions" values={{ number }}>
      {'Lời giải {number}'}
    </Translate>
  ) : (
    <Translate id="sqlLab.SolutionTitle.only" description="Title of the only solution">
      Lời giải tham khảo
    </Translate>
  );
}
