import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { PageQuery } from '../core/pageQuery';
import type { PageResults } from '../usePageResults';
import type { SearchSettings } from '../useSearchSettings';
import styles from './styles.module.css';

interface ChoiceProps<Value> {
  label: string;
  options: readonly { value: Value; label: string; count?: number }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

function Choice<Value>({ label, options, chosen, onChoose }: ChoiceProps<Value>): ReactNode {
  return (
    <div className={styles.choice} role="group" aria-label={label}>
      {options.map(({ value, label: text, count }) => (
        <button key={text} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {text} {count !== undefined && <span className={styles.count}>{count}</span>}
        </button>
      ))}
    </div>
  );
}

interface Props {
  settings: SearchSettings;
  query: PageQuery;
  /** Undefined until the first answer arrives. */
  sections: PageResults['sections'] | undefined;
  onChange: (change: Partial<PageQuery>) => void;
}

/** Narrows the results to a language and to a section of the site. */
export function Filters({ settings, query, sections, onChange }: Props): ReactNode {
  const { i18n } = useDocusaurusContext();
  const languages = [
    ...settings.languages.map((value) => ({ value, label: i18n.localeConfigs[value]?.label ?? value })),
    {
      value: 'all',
      label: translate({
        id: 'search.Filters.allLanguages',
        message: 'Cả hai',
        description: 'Button of the search page that searches both languages',
      }),
    },
  ];
  const counted = sections ?? [];
  const isChosenMissing = query.section !== undefined && counted.every(([name]) => name !== query.section);
  const named = isChosenMissing ? [...counted, [query.section, sections && 0] as const] : counted;
  const allSections = {
    value: undefined,
    label: translate({
      id: 'search.Filters.allSections',
      message: 'Mọi mục',
      description: 'Button of the search page that shows the hits of every section',
    }),
  };
  return (
    <div className={styles.filters}>
      <Choice
        label={translate({
          id: 'search.Filters.language',
          message: 'Ngôn ngữ',
          description: 'Name of the buttons of the search page that choose a language',
        })}
        options={languages}
        chosen={query.language}
        onChoose={(language) => onChange({ language, section: undefined })}
      />
      {(named.length > 1 || query.section !== undefined) && (
        <Choice
          label={translate({
            id: 'search.Filters.section',
            message: 'Mục',
            description: 'Name of the buttons of the search page that choose a section of the site',
          })}
          options={[allSections, ...named.map(([name, count]) => ({ value: name, label: name as string, count }))]}
          chosen={query.section}
          onChoose={(section) => onChange({ section })}
        />
      )}
    </div>
  );
}
