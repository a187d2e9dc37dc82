import { useMemo, useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { LabButton } from '../../lab-kit/LabButton';
import { codePoints, oddCharacters, type OddCharacter, type OddKind } from '../core/statements/oddCharacters';
import type { EngineName } from '../core/types';
import styles from './styles.module.css';

/** More are only counted. */
const MAX_SHOWN = 5;

interface Props {
  /** The text that was run. */
  text: string;
  engine: EngineName;
  /** Replaces the characters in the editor. */
  onReplace: () => void;
}

/** Names characters that look like others in the text that was run, says where they stand, and offers to replace them. */
export function OddCharacters({ text, engine, onReplace }: Props): ReactNode {
  const odd = useMemo(() => oddCharacters(text, engine), [text, engine]);
  const [replaced, setReplaced] = useState<string>();
  const isShown = odd.length > 0 && replaced !== text;
  return (
    <div role="status" className={styles.status}>
      {isShown && (
        <div className={styles.note}>
          <p>
            <Translate
              id="sqlLab.OddCharacters.found"
              description="Above a list of characters in a query, such as no-break spaces, which the reader cannot see"
            >
              Câu lệnh có ký tự trông giống ký tự khác, nên hệ quản trị CSDL hiểu khác bạn:
            </Translate>
          </p>
          <ul className={styles.list}>
            {odd.slice(0, MAX_SHOWN).map((character) => (
              <li key={character.offset}>
                <Place character={character} />
              </li>
            ))}
            {odd.length > MAX_SHOWN && (
              <li>
                <Translate
                  id="sqlLab.OddCharacters.more"
                  description="After the first characters of the list"
                  values={{ count: odd.length - MAX_SHOWN }}
                >
                  {'và {count} chỗ nữa'}
                </Translate>
              </li>
            )}
          </ul>
          <LabButton
            kind="reset"
            onClick={() => {
              setReplaced(text);
              onReplace();
            }}
          >
            <Translate id="sqlLab.OddCharacters.replace" description="Button: write ordinary characters instead">
              Thay bằng ký tự thường
            </Translate>
          </LabButton>
        </div>
      )}
    </div>
  );
}

function Place({ character: { kind, text, line, column } }: { character: OddCharacter }): ReactNode {
  return (
    <Translate
      id="sqlLab.OddCharacters.place"
      description="One character of the list; the kind is for example: a space that does not separate words"
      values={{
        line,
        column,
        kind: <KindName kind={kind} />,
        code: (
          <code translate="no">
            {kind === 'space' || kind === 'invisible' ? '' : `${text} `}
            {codePoints(text)}
          </code>
        ),
      }}
    >
      {'Dòng {line}, cột {column}: {kind}, {code}'}
    </Translate>
  );
}

function KindName({ kind }: { kind: OddKind }): ReactNode {
  switch (kind) {
    case 'space':
      return (
        <Translate id="sqlLab.OddCharacters.space" description="A no-break space or the like">
          dấu cách không tách được từ
        </Translate>
      );
    case 'invisible':
      return (
        <Translate id="sqlLab.OddCharacters.invisible" description="A character without a width">
          ký tự không nhìn thấy
        </Translate>
      );
    case 'quote':
      return (
        <Translate id="sqlLab.OddCharacters.quote" description="A typographic quote">
          dấu nháy của trình soạn văn bản
        </Translate>
      );
    case 'sign':
      return (
        <Translate id="sqlLab.OddCharacters.sign" description="For example a full-width semicolon">
          dấu không phải của SQL
        </Translate>
      );
    case 'letter':
      return (
        <Translate id="sqlLab.OddCharacters.letter" description="For example a Cyrillic letter in a Latin word">
          chữ của bảng chữ cái khác, trông như chữ La-tinh
        </Translate>
      );
    case 'decomposed':
      return (
        <Translate id="sqlLab.OddCharacters.decomposed" description="A letter with a mark, in Unicode's form NFD">
          chữ và dấu là hai ký tự rời
        </Translate>
      );
  }
}
