import type { FormEvent, ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { PAGE_QUERY_LENGTH } from '../core/pageQuery';
import styles from './styles.module.css';

interface Props {
  text: string;
  onType: (text: string) => void;
  onSubmit: () => void;
}

/** The search box of the page: results update while the reader types; Enter adds the query to the browser history. */
export function SearchForm({ text, onType, onSubmit }: Props): ReactNode {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles.form} role="search" onSubmit={submit}>
      <input
        className={styles.input}
        type="search"
        name="q"
        value={text}
        maxLength={PAGE_QUERY_LENGTH}
        autoComplete="off"
        spellCheck="false"
        enterKeyHint="search"
        aria-label={translate({
          id: 'search.SearchForm.label',
          message: 'Từ khóa',
          description: 'Label of the search box on the search page',
        })}
        placeholder={translate({
          id: 'search.SearchForm.placeholder',
          message: 'Ví dụ: chi muc, deadlock, window function',
          description: 'Placeholder of the search box on the search page',
        })}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <button type="submit" className="button button--primary">
        <Translate id="search.SearchForm.submit" description="Button of the search box on the search page">
          Tìm
        </Translate>
      </button>
    </form>
  );
}
