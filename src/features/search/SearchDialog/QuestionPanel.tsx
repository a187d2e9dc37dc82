import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { failureText } from '../failureText';
import { useConversation } from '../useConversation';
import { QuotedAnswer } from './QuotedAnswer';
import styles from './styles.module.css';

const MAX_LENGTH = 200;

interface Props {
  initialText: string;
  /** Whether the text is a question that the reader has already sent. */
  asksAtOnce: boolean;
  onClose: () => void;
  /** Continues with a keyword search. */
  onSearch: (query: string) => void;
}

/** Question mode: answers a question with passages of the site, quoted word for word. */
export function QuestionPanel({ initialText, asksAtOnce, onClose, onSearch }: Props): ReactNode {
  const { exchanges, ask, restart } = useConversation();
  const [text, setText] = useState(asksAtOnce ? '' : initialText);
  const input = useRef<HTMLInputElement>(null);
  const newest = useRef<HTMLElement>(null);
  const { length } = exchanges;

  useEffect(() => {
    input.current?.focus();
    if (asksAtOnce) void ask(initialText.trim());
    // Once, when the panel opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    newest.current?.scrollIntoView({ block: 'start' });
  }, [length]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const question = text.trim();
    if (question === '') return;
    void ask(question);
    setText('');
  };

  return (
    <div className={styles.question}>
      <form className={styles.form} onSubmit={onSubmit}>
        <input
          ref={input}
          type="text"
          value={text}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="send"
          aria-label={translate({
            id: 'search.QuestionPanel.label',
            message: 'Câu hỏi',
            description: 'Label of the question box',
          })}
          placeholder={
            length === 0
              ? translate({
                  id: 'search.QuestionPanel.placeholder',
                  message: 'Bạn muốn biết điều gì?',
                  description: 'Placeholder of the question box',
                })
              : translate({
                  id: 'search.QuestionPanel.followUp',
                  message: 'Hỏi tiếp…',
                  description: 'Placeholder of the question box after the first question',
                })
          }
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" className="button button--primary button--sm">
          <Translate id="search.QuestionPanel.ask" description="Button that sends the question">
            Hỏi
          </Translate>
        </button>
        <button
          type="button"
          className={styles.close}
          aria-label={translate({
            id: 'search.QuestionPanel.close',
            message: 'Đóng tìm kiếm',
            description: 'Accessible name of the button that closes the search dialog in question mode',
          })}
          onClick={onClose}
        >
          <span aria-hidden="true">×</span>
        </button>
      </form>
      {/* The answers scroll in a box of their own, so the keyboard must be able to reach it. */}
      <div
        className={styles.answers}
        role="log"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={translate({
          id: 'search.QuestionPanel.answers',
          message: 'Hỏi và trả lời',
          description: 'Name of the region with the questions and their answers',
        })}
      >
        {length === 0 && (
          <p className={styles.intro}>
            <Translate id="search.QuestionPanel.intro" description="Text of question mode before the first question">
              Câu trả lời là những đoạn trích nguyên văn từ các bài trên trang này, kèm liên kết đến đúng chỗ. Không có
              đoạn nào do máy viết ra.
            </Translate>
          </p>
        )}
        {exchanges.map((exchange, index) => (
          <section key={exchange.id} ref={index === length - 1 ? newest : undefined} className={styles.exchange}>
            <h2>{exchange.question}</h2>
            {exchange.status === 'pending' && (
              <p>
                <Translate id="search.QuestionPanel.pending" description="Text while passages are looked for">
                  Đang tìm đoạn trả lời…
                </Translate>
              </p>
            )}
            {exchange.status === 'failed' && (
              <p>
                <Translate
                  id="search.QuestionPanel.failed"
                  description="Text when a question cannot be answered; what to do follows"
                >
                  Không trả lời được câu hỏi này.
                </Translate>{' '}
                {failureText(exchange.failure)}
              </p>
            )}
            {exchange.status === 'done' && (
              <QuotedAnswer answer={exchange.answer} onFollow={onClose} onSearch={onSearch} />
            )}
          </section>
        ))}
      </div>
      {length > 0 && (
        <footer className={styles.questionFooter}>
          <button type="button" onClick={restart}>
            <Translate id="search.QuestionPanel.restart" description="Button that forgets the questions asked so far">
              Bắt đầu lại
            </Translate>
          </button>
        </footer>
      )}
    </div>
  );
}
