import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { useSolutionFold } from '../../progress/useSolutionFold';
import { Tabs } from '../Tabs';
import styles from './styles.module.css';

interface Props {
  /** Id of the exercise that is the reader's own attempt. */
  exercise: string;
  approaches: readonly {
    readonly id: string;
    readonly title: string;
    /** Id of the heading that explains it. */
    readonly section?: string | undefined;
    readonly panel: ReactNode;
  }[];
  /** What all approaches run on. */
  before?: ReactNode;
  /** What the build has found of them. */
  children: ReactNode;
}

/**
 * The approaches to a problem side by side, folded until the reader has tried an answer or asks for them. The fold is
 * the browser's own: it opens without JavaScript, and on paper.
 */
export function Approaches({ exercise, approaches, before, children }: Props): ReactNode {
  const { isOpen, toggle } = useSolutionFold(exercise);
  return (
    <details className={styles.approaches} open={isOpen} onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
      <summary>
        <Translate id="codeLab.Approaches.show" description="Summary: opens the approaches to a problem">
          Xem các cách giải
        </Translate>
      </summary>
      {before}
      <Tabs
        label={translate({
          id: 'codeLab.Approaches.tabs',
          message: 'Các cách giải',
          description: 'Name of the tabs with the approaches to a problem',
        })}
        tabs={approaches.map(({ id, title, section, panel }) => ({
          id,
          title,
          panel: (
            <>
              {panel}
              {section && <Explained section={section} title={title} />}
            </>
          ),
        }))}
      />
      {children}
    </details>
  );
}

function Explained({ section, title }: { section: string; title: string }): ReactNode {
  return (
    <p className={styles.more}>
      <Link to={`#${section}`}>
        <Translate
          id="codeLab.Approaches.section"
          description="Link to the section that explains an approach"
          values={{ title }}
        >
          {'Giải thích: {title}'}
        </Translate>
      </Link>
    </p>
  );
}
